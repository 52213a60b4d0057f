/** The namespace of XLIFF 1.2. */
export const XLIFF = 'urn:oasis:names:tc:xliff:document:1.2';
