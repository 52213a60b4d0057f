export { default as contract } from 'shared-contracts/i18n/contract-words.ar';
export { default as shell } from '../words.ar.ts';
