/** Categories have only a picture's address, no dimensions: it is shown in a box of fixed size. */
export function categoryPicture(Url: string) {
  return { Url, Alt: '', Width: 720, Height: 720, Placeholder: '' };
}
