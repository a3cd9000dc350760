/** Files that leave this device: handed to another app, or kept where downloads are. */

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  // The browser reads it once it has asked where to.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Whether files of this kind can be handed to another app. */
export const canSend = (name: string, type: string): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], name, { type })] });

/** Who changes their mind is no error. */
export const sendFile = (file: File): Promise<void> => navigator.share({ files: [file] }).catch(() => {});
