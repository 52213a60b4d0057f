export const REVIEWS_A_PAGE = 5;
