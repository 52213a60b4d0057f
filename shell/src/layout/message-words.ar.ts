import type { Translation } from 'shared-contracts';
import type { messageWords } from './message-words.ts';

export const messageArabic = {
  offlineNotice: 'أنت غير متصل بالإنترنت. الصفحات التي فتحتها ما زالت متاحة، وستُحمَّل بقية الصفحات عند عودة الاتصال.',
  storageRefused: 'لا يحفظ متصفحك شيئًا هنا أو لم تبقَ فيه مساحة: تبقى سلتك ما دامت هذه الصفحة مفتوحة.',
  offlineTitle: 'أنت غير متصل بالإنترنت',
  offlineText: 'لم تُفتح هذه الصفحة من قبل. سلتك محفوظة، وستظهر الصفحة من تلقاء نفسها عند عودة الاتصال.',
  startFromCategory: 'ابدأ من إحدى الفئات',
  notFoundText: 'ربما نُقلت الصفحة أو نفد المنتج. ابحث عمّا تريده أو ابدأ من إحدى الفئات.',
  backHome: 'العودة إلى الرئيسية',
  remoteUnavailableTitle: 'هذه الصفحة غير متاحة مؤقتًا',
  remoteUnavailableText: 'بقية المتجر تعمل كالمعتاد وسلتك محفوظة. يرجى المحاولة بعد قليل.',
  apiUnavailableTitle: 'تعذّر الوصول إلى الكتالوج الآن',
  apiUnavailableText: 'سلتك محفوظة في هذا المتصفح. يرجى المحاولة بعد قليل.',
  faultTitle: 'حدث خطأ من جانبنا',
  faultText: 'وصلنا بلاغ بالمشكلة. سلتك محفوظة، يرجى المحاولة مرة أخرى.',
} satisfies Translation<typeof messageWords>;
