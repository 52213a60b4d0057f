import type { Translation } from 'shared-contracts';
import { addressArabic as formArabic } from 'shared-contracts/kit/address/texts.ar';
import type { addressWords } from './words.ts';

export const addressArabic = {
  ...formArabic,
  addressesIntro: 'إلى أين يصل أثاثك. تختار واحدًا منها عند إتمام الشراء.',
  noAddresses: 'دفتر عناوينك فارغ. احفظ عنوانًا لتسريع إتمام الشراء.',
  addressesFailed: 'تعذّر تحميل عناوينك.',
  defaultAddress: 'الافتراضي',
  addAddress: 'إضافة عنوان',
  bookFull: 'دفتر عناوينك ممتلئ، فهو يتسع لـ {max} عنوانًا. احذف عنوانًا لتضيف غيره.',
  editAddress: 'تعديل',
  editAddressOf: 'تعديل عنوان {name}، {city}',
  deleteAddress: 'حذف',
  deleteAddressOf: 'حذف عنوان {name}، {city}',
  makeDefault: 'جعله الافتراضي',
  makeDefaultOf: 'جعله الافتراضي: عنوان {name}، {city}',
  deleteTitle: 'هل تريد حذف هذا العنوان؟',
  deleteText: 'سيُزال من دفتر عناوينك. الطلبات الجارية ستصل إليه مع ذلك.',
  deleteNow: 'حذف العنوان',
  keepAddress: 'الإبقاء عليه',
  addressSaved: 'تم حفظ العنوان.',
  addressDeleted: 'تم حذف العنوان.',
  defaultChanged: 'تم تغيير العنوان الافتراضي.',
  addressMissing: 'لم يعد هذا العنوان في دفتر عناوينك.',
  newAddressTitle: 'عنوان جديد',
  editAddressTitle: 'تعديل العنوان',
  saveAddress: 'حفظ العنوان',
  savingAddress: 'جارٍ الحفظ…',
  useAsDefault: 'استخدامه عنوانًا افتراضيًا لي',
} satisfies Translation<typeof addressWords>;
