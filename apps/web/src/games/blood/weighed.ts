/** What the workshop plays. */
export { entry } from '@veillee/blood/entry';
