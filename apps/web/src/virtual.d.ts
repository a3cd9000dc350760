declare module 'virtual:icons/house' {
  export const bodies: { readonly [name: string]: string };
}
declare module 'virtual:icons/games' {
  export const bodies: { readonly [name: string]: string };
}
declare module '*.css';
