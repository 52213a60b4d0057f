export { dropTemplates as default } from './template-databases.ts';
