/** What the workshop plays. */
export { entry } from '@veillee/one-night/entry';
