/** Who sits at a table that chance plays. */
const people =
  'Ana Bob Cléo Dan Eve Fay Gus Hal Ida Jo Kim Léa Max Nora Olga Paul Rosa Sam Tom Ugo Vera Will Xena Yves Zoé'.split(
    ' ',
  );

export const namesFor = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => {
    const round = Math.floor(seat / people.length);
    return `${people[seat % people.length]}${round === 0 ? '' : ` ${round + 1}`}`;
  });
