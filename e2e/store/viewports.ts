export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };
