/// <reference types="vite/types/importMeta.d.ts" />

declare module 'virtual:icons/house' {
  export const bodies: { readonly [name: string]: string };
}
declare module 'virtual:icons/games' {
  export const bodies: { readonly [name: string]: string };
}
declare module '*.module.css' {
  /** Every class of the file; a test finds those that are used and not there. */
  const css: { readonly [name: string]: string };
  export = css;
}
declare module '*.css';
/** A script for a worker of its own, by its address. */
declare module '*?worker&url' {
  const url: string;
  export = url;
}
