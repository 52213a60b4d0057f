/** An Indian mobile number: ten digits, the first six to nine. */
export const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** '+91 98450 12345', '0091-98450 12345', '919845012345' and '098450-12345' to '9845012345'; anything else is left for the shopper to correct. */
export function indianMobile(phone: string): string {
  return phone.replace(/[\s().-]/g, '').replace(/^(?:(?:\+|00?)?91)?0?(?=[6-9]\d{9}$)/, '');
}
