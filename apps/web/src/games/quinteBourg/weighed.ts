/** What the workshop plays. */
export { entry } from '@veillee/quinte-bourg/entry';
