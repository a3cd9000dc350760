declare module 'virtual:game-icons' {
  export const bodies: { readonly [name: string]: string };
}
declare module '*.css';
