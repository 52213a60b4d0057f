/** 'tel:+918000000000' of '+91 80000 00000'. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
