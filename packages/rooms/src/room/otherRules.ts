/** A match was begun under rules that are not ours any more: played on, it might go another way than it went. */
export class OtherRules extends Error {
  constructor(game: string, rules: unknown) {
    super(`a match of ${game} was begun under its rules ${rules}`);
  }
}
