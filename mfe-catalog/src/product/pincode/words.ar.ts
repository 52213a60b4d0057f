import type { Translation } from 'shared-contracts';
import type { pincodeWords } from './words.ts';

export const pincodeArabic = {
  checkDelivery: 'التوصيل إلى',
  pincode: 'الرمز البريدي',
  check: 'تحقق',
  checkingPincode: 'جارٍ التحقق…',
  pincodeHelp: 'لمعرفة موعد التوصيل والتركيب في منطقتك.',
  pincodeInvalid: 'يتكون الرمز البريدي من 6 أرقام ولا يبدأ بالصفر.',
  pincodeUnknown: 'لم نجد الرمز البريدي {code}. يرجى التحقق من أرقامه.',
  armyPost: '{code} مكتب بريد عسكري لا يستقبل الأثاث. يرجى إدخال عنوان مدني.',
  notServiceable: 'لا نوصل إلى {code} ({state}) بعد.',
  cityInState: '{city}، {state}',
  deliveredTo: 'نوصل إلى {place}',
  deliveredBy: 'بحلول {day} إلى {place}',
  assemblyIsFree: 'تركيب مجاني في {city}',
  assemblyFee:
    'يكلف التركيب نحو {min} إلى {max}، تُدفع مباشرة لعامل التركيب الذي يزورك خلال 48 إلى 72 ساعة عمل بعد التوصيل.',
  assemblyPaid:
    'إن احتاجت القطعة إلى تركيب، تُدفع أجرته مباشرة لعامل التركيب الذي يزورك خلال 48 إلى 72 ساعة عمل بعد التوصيل.',
  pincodeUnavailable: 'تعذّر التحقق من الرمز البريدي الآن.',
} satisfies Translation<typeof pincodeWords>;
