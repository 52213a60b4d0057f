import type { ComposedOf } from './composed-of.ts';

/** Texts of the store where the journeys act, in both languages. */
export const TEXTS = {
  en: {
    addToCart: 'Add to Cart',
    added: 'Product added to cart!',
    categories: 'Categories',
    inStock: 'In stock',
    quantity: 'Quantity',
    increase: 'Increase quantity',
    logIn: 'Log in',
    cartTitle: 'Your cart',
    cartItems: /^Items in your cart$/,
    topics: /^Topics$/,
    terms: /I agree/,
    checkOut: 'Check Out',
    loginTitle: 'Log in',
    createAccount: 'Create an account',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    password: /^Password/,
    country: 'Country',
    address: 'Shipping Address',
    signUp: 'Create account',
    checkoutTitle: 'Checkout',
    fullName: 'Full Name',
    mobile: 'Mobile Number',
    state: 'State',
    city: 'City',
    pin: 'PIN Code',
    payNow: 'Pay Now',
    testPayment: 'Test payment',
    payments: { success: 'Pay successfully', failure: 'Fail the payment', dismissal: 'Close' },
    thanks: 'Thank you for your order',
    completed: 'Transaction completed successfully!',
    failed: 'Payment Failed!',
    orderNumber: 'Order number',
    ordersTitle: 'Orders History',
  },
  ar: {
    addToCart: 'أضف إلى السلة',
    added: 'تمت إضافة المنتج إلى السلة!',
    categories: 'الفئات',
    inStock: 'متوفر',
    quantity: 'الكمية',
    increase: 'زيادة الكمية',
    logIn: 'تسجيل الدخول',
    cartTitle: 'سلة التسوق',
    cartItems: /^القطع في سلتك$/,
    topics: /^المواضيع$/,
    terms: /أوافق/,
    checkOut: 'إتمام الشراء',
    loginTitle: 'تسجيل الدخول',
    createAccount: 'إنشاء حساب',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    password: /^كلمة المرور/,
    country: 'الدولة',
    address: 'عنوان الشحن',
    signUp: 'إنشاء الحساب',
    checkoutTitle: 'إتمام الشراء',
    fullName: 'الاسم الكامل',
    mobile: 'رقم الجوال',
    state: 'الولاية',
    city: 'المدينة',
    pin: 'الرمز البريدي',
    payNow: 'ادفع الآن',
    testPayment: 'دفع تجريبي',
    payments: { success: 'إتمام الدفع بنجاح', failure: 'جعل الدفع يفشل', dismissal: 'إغلاق' },
    thanks: 'شكرًا لطلبك',
    completed: 'تمت المعاملة بنجاح!',
    failed: 'فشل الدفع!',
    orderNumber: 'رقم الطلب',
    ordersTitle: 'سجل الطلبات',
  },
} as const;

export type ShopLanguage = keyof typeof TEXTS;
export type ShopTexts = { readonly [Word in keyof typeof TEXTS.en]: (typeof TEXTS)[ShopLanguage][Word] };

/** Texts that were others in the last releases; a team takes its own out when it enters its next one. */
const FORMER_TEXTS: { readonly [C in ComposedOf]?: { readonly [Language in ShopLanguage]?: Partial<ShopTexts> } } = {
  'last-remotes': { en: { cartItems: /^Pieces in your cart$/, topics: /^Groups of questions$/ } },
  // The last shell serves this checkout's remotes or, where it refuses one, the last.
  'last-shell': { en: { cartItems: /^(Items|Pieces) in your cart$/, topics: /^(Topics|Groups of questions)$/ } },
  'last-of-all': { en: { cartItems: /^Pieces in your cart$/, topics: /^Groups of questions$/ } },
};

export function textsIn(language: ShopLanguage, composedOf: ComposedOf = 'this'): ShopTexts {
  return { ...TEXTS[language], ...FORMER_TEXTS[composedOf]?.[language] };
}

export const LANGUAGES: readonly ShopLanguage[] = ['en', 'ar'];
