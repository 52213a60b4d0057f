// JavaScript, so that Jest imports it as it is and Node itself reads the TypeScript behind it.
export { default } from './template-databases.ts';
