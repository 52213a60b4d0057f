/** Faces that have loaded too late for the page on screen, which they would move: the next page shows them. */
const toCome: FontFace[] = [];

export function keepForNextPage(faces: readonly FontFace[]): void {
  toCome.push(...faces);
}

/** Call it before the next page's first frame. */
export function showFacesToCome(): void {
  for (const face of toCome.splice(0)) document.fonts.add(face);
}
