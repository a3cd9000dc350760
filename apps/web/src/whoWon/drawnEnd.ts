/** A verdict as a picture to be sent: printed on paper, as the screen shows it. */

export interface DrawnEnd {
  readonly title: string;
  readonly headline: string;
  /** Who won, who died, and why: a paragraph each. */
  readonly lines: readonly string[];
  readonly sign: string;
}

const width = 1080;
const margin = 96;

interface Style {
  readonly font: string;
  readonly size: number;
  readonly colour: string;
}

/** The colours and letters are the screen's own. */
function stylesOf(): { readonly [part in 'small' | 'large' | 'text']: Style } & { readonly paper: string } {
  const page = getComputedStyle(document.documentElement);
  const [display, text] = [page.getPropertyValue('--display'), page.getPropertyValue('--text')];
  const [print, quiet] = [page.getPropertyValue('--print'), page.getPropertyValue('--print-2')];
  return {
    small: { font: `italic 44px ${display}`, size: 44, colour: quiet },
    large: { font: `92px ${display}`, size: 92, colour: print },
    text: { font: `40px ${text}`, size: 40, colour: print },
    paper: page.getPropertyValue('--paper'),
  };
}

/** Broken where the width of the sheet wants it. */
function broken(pen: CanvasRenderingContext2D, text: string): readonly string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && pen.measureText(longer).width <= width - 2 * margin)
      rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

interface Row {
  readonly text: string;
  readonly style: Style;
  readonly y: number;
}

function rowsOf(pen: CanvasRenderingContext2D, end: DrawnEnd, styles: ReturnType<typeof stylesOf>) {
  const rows: Row[] = [];
  let y = margin;
  const write = (text: string, style: Style, after: number): void => {
    pen.font = style.font;
    for (const row of broken(pen, text)) {
      y += style.size * 1.2;
      rows.push({ text: row, style, y });
    }
    y += after;
  };
  write(end.title, styles.small, 24);
  write(end.headline, styles.large, 48);
  for (const line of end.lines) write(line, styles.text, 20);
  write(end.sign, styles.small, margin);
  return { rows, height: Math.ceil(y) };
}

/** Undefined where a browser draws nothing. */
export async function drawEnd(end: DrawnEnd): Promise<Blob | undefined> {
  const styles = stylesOf();
  await Promise.all(
    [styles.large.font, styles.small.font, styles.text.font].map((font) => document.fonts.load(font)),
  );
  const sheet = document.createElement('canvas');
  const pen = sheet.getContext('2d');
  if (pen === null) return undefined;
  const { rows, height } = rowsOf(pen, end, styles);
  // As a canvas changes its size it forgets what was set.
  Object.assign(sheet, { width, height });
  pen.fillStyle = styles.paper;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = styles.small.colour;
  pen.lineWidth = 3;
  pen.strokeRect(32, 32, width - 64, height - 64);
  pen.textAlign = 'center';
  for (const { text, style, y } of rows) {
    Object.assign(pen, { font: style.font, fillStyle: style.colour });
    pen.fillText(text, width / 2, y);
  }
  return new Promise((done) => sheet.toBlob((blob) => done(blob ?? undefined), 'image/png'));
}
