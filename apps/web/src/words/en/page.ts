import type { Page } from '../fr/page.ts';

export const page: Page = {
  description: 'The game master of hidden-role games: it deals, calls, keeps the secrets and judges.',
  noScript: 'Veillée needs JavaScript.',
};
