const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** How many days a date such as `1998-12-24` lies outside February 1999; undefined for what is no date. */
export function daysFromFebruary1999(date: string): number | undefined {
  const [, year, month, day] = (shape.exec(date) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  const days = dayNumber(year, month, day);
  return Math.max(0, dayNumber(1999, 2, 1) - days, days - dayNumber(1999, 2, 28));
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Days since the beginning of the year 0. */
function dayNumber(year: number, month: number, day: number): number {
  const leaps = Math.ceil(year / 4) - Math.ceil(year / 100) + Math.ceil(year / 400);
  let days = year * 365 + leaps + day;
  for (let before = 1; before < month; before += 1) days += daysIn(year, before);
  return days;
}
