/** All forms that anybody may send, counted together per client address (API-03). */
export const FORMS_PER_ORIGIN = { name: 'forms-origin', allowed: 10, windowSeconds: 60 };
