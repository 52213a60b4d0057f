declare const __webpack_public_path__: string;

/** Of the store whose fragment is on another site's page: where its script came from. */
export function storeOrigin(): string {
  return new URL(__webpack_public_path__, document.baseURI).origin;
}
