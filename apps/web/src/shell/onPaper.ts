import { type ComponentChild, render } from 'preact';

/**
 * Prints something that is not on the screen: it is there for the printer alone, and gone once that has it. What is
 * secret on paper is thus never shown.
 */
export function putOnPaper(what: ComponentChild): void {
  const sheet = document.createElement('div');
  sheet.className = 'on-paper';
  document.body.append(sheet);
  render(what, sheet);
  const clear = (): void => {
    removeEventListener('afterprint', clear);
    render(null, sheet);
    sheet.remove();
  };
  addEventListener('afterprint', clear);
  document.fonts.ready.then(() => print());
}
