import type { Translation } from 'shared-contracts';
import type { pincodeWords } from './words.ts';

export const pincodeArabic = {
  checkDelivery: 'تحقق من التوصيل',
  pincode: 'الرمز البريدي',
  check: 'تحقق',
  checkingPincode: 'جارٍ التحقق…',
  pincodeHelp: 'لمعرفة موعد التوصيل والتركيب في منطقتك.',
  pincodeInvalid: 'يتكون الرمز البريدي من 6 أرقام ولا يبدأ بالصفر.',
  pincodeUnknown: 'لا نعرف مكانًا بالرمز البريدي {code}. يرجى التحقق من أرقامه.',
  armyPost: '{code} مكتب بريد عسكري لا يستقبل الأثاث. يرجى إعطاء عنوان مدني.',
  notServiceable: 'لا نوصل إلى {code} ({state}) بعد.',
  deliveredIn: 'التوصيل إلى {place} خلال {min} إلى {max} يومًا',
  deliveredBetween: 'إذا طلبت اليوم: من {from} إلى {to}',
  assemblyIsFree: 'تركيب مجاني في {city}',
  assemblyFee:
    'يكلف تركيب السرير نحو {min} إلى {max}، تُدفع مباشرة لعامل التركيب الذي يزورك خلال 48 إلى 72 ساعة عمل بعد التوصيل.',
  pincodeUnavailable: 'تعذّر التحقق من الرمز البريدي الآن.',
} satisfies Translation<typeof pincodeWords>;
