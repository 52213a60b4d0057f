/** How many addresses a book holds; the server decides (save-address answers 409 'address-book-full'). */
export const MOST_ADDRESSES = 20;
