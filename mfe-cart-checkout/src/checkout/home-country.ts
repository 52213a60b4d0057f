/** The one country the store delivers to, by its CountryName. */
export const HOME_COUNTRY = 'India';
