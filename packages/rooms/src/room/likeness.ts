/** How names look, to somebody in a hurry and to somebody who means to deceive. */

/** The same name, whatever its accents and capitals. */
export const likeness = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKC');

/** Letters of other alphabets, and signs, that pass for Latin ones in most typefaces; each row after the one it passes for. */
const lookalikes: readonly (readonly [like: string, those: string])[] = [
  ['a', 'АаΑαɑᎪꓮⲀⲁ'],
  ['b', 'ВЬьΒβвᏴꓐⲂ'],
  ['c', 'СсϹϲᴄᏟꓚⲤⲥ'],
  ['d', 'ԁđĐᎠꓓ'],
  ['e', 'ЕеΕєЄεɛᎬꓰⲈ'],
  ['f', 'Ϝϝꓝ'],
  ['g', 'ɡԌᏀꓖ'],
  ['h', 'НнΗһҺħĦᎻꓧⲎ'],
  ['i', 'іιɩıɪ'],
  ['j', 'јЈϳᎫꓙ'],
  ['k', 'КкΚκᏦꓗⲔ'],
  ['l', 'IΙӀӏ1|łŁІꓲⲒᏞꓡ'],
  ['m', 'МмΜᎷꓟⲘ'],
  ['n', 'ΝηпոꓠⲚ'],
  ['o', 'ОоΟοσ0օøØθΘꓳⲞⲟ'],
  ['p', 'РрΡρᏢꓑⲢⲣ'],
  ['q', 'ԛԚ'],
  ['r', 'гᴦᎡꓣᏒ'],
  ['s', 'ЅѕꜱԾ5$Ꮪꓢ'],
  ['t', 'ТтΤτŧŦᎢꓔⲦ'],
  ['u', 'υսᴜꓴ'],
  ['v', 'ѵѴνᏙꓦ'],
  ['w', 'ԝԜωшᎳꓪ'],
  ['x', 'ХхΧχꓫⲬ'],
  ['y', 'УуΥγүҮꓬⲨ'],
  ['z', 'ΖᴢᏃꓜ'],
];

const passesFor = new Map(lookalikes.flatMap(([like, those]) => [...those].map((one) => [one, like])));

/** Two letters that run together into one. */
const together: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
];

/** What is left of a name once all that may deceive the eye is taken for what it resembles. */
export function skeleton(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const latin = [...letters].map((letter) => passesFor.get(letter) ?? letter).join('');
  const small = together.reduce((text, [pair, one]) => text.replace(pair, one), latin.toLowerCase());
  const bones = small.replace(/[\p{P}\p{Z}]/gu, '');
  return bones === '' ? small : bones;
}
