/**
 * India's PIN codes by their first digits: India Post's circle and the states, as GST codes, the likeliest first.
 * Where sorting districts cross a border both sides are named. The longest prefix that is listed decides. The first
 * two digits are a part of a circle, three a sorting district, four to six single routes and offices.
 */
export interface PinArea {
  readonly circle: string;
  readonly states: readonly string[];
}

const area = (circle: string, ...states: string[]): PinArea => ({ circle, states });

const UTTAR_PRADESH = area('Uttar Pradesh', '09');
const UTTARAKHAND_FIRST = area('Uttarakhand', '05', '09');
const RAJASTHAN = area('Rajasthan', '08');
const GUJARAT = area('Gujarat', '24');
const MAHARASHTRA = area('Maharashtra', '27');
const MADHYA_PRADESH = area('Madhya Pradesh', '23');
const ANDHRA_PRADESH = area('Andhra Pradesh', '37');
const KARNATAKA = area('Karnataka', '29');
const TAMIL_NADU = area('Tamil Nadu', '33');
const WEST_BENGAL = area('West Bengal', '19');
const ODISHA = area('Odisha', '21');
const BIHAR = area('Bihar', '10');
const DAMAN_AND_DIU_FIRST = area('Gujarat', '26', '24');
const ARUNACHAL = area('North East', '12');

export const PIN_PREFIXES: Readonly<Record<string, PinArea>> = {
  '110': area('Delhi', '07'),
  '12': area('Haryana', '06'),
  '13': area('Haryana', '06', '04'),
  '14': area('Punjab', '03'),
  '140': area('Punjab', '03', '04'),
  '15': area('Punjab', '03'),
  '160': area('Punjab', '04', '03'),
  '17': area('Himachal Pradesh', '02'),
  '18': area('Jammu & Kashmir', '01'),
  '19': area('Jammu & Kashmir', '01', '38'),
  '194': area('Jammu & Kashmir', '38'),

  '20': UTTAR_PRADESH,
  '21': UTTAR_PRADESH,
  '22': UTTAR_PRADESH,
  '23': UTTAR_PRADESH,
  '24': area('Uttar Pradesh', '09', '05'),
  '2447': UTTARAKHAND_FIRST,
  '246': UTTARAKHAND_FIRST,
  '2467': area('Uttar Pradesh', '09', '05'),
  '2476': UTTARAKHAND_FIRST,
  '248': UTTARAKHAND_FIRST,
  '249': UTTARAKHAND_FIRST,
  '25': UTTAR_PRADESH,
  '26': area('Uttar Pradesh', '09', '05'),
  '2625': UTTARAKHAND_FIRST,
  '263': UTTARAKHAND_FIRST,
  '27': UTTAR_PRADESH,
  '28': UTTAR_PRADESH,

  '30': RAJASTHAN,
  '31': RAJASTHAN,
  '32': RAJASTHAN,
  '33': RAJASTHAN,
  '34': RAJASTHAN,
  '36': area('Gujarat', '24', '26'),
  '362520': DAMAN_AND_DIU_FIRST,
  '362540': DAMAN_AND_DIU_FIRST,
  '37': GUJARAT,
  '38': GUJARAT,
  '39': area('Gujarat', '24', '26'),
  '396210': DAMAN_AND_DIU_FIRST,
  '396220': DAMAN_AND_DIU_FIRST,
  '396230': DAMAN_AND_DIU_FIRST,

  '40': MAHARASHTRA,
  '403': area('Maharashtra', '30'),
  '41': MAHARASHTRA,
  '42': MAHARASHTRA,
  '43': MAHARASHTRA,
  '44': MAHARASHTRA,
  '45': MADHYA_PRADESH,
  '46': MADHYA_PRADESH,
  '47': MADHYA_PRADESH,
  '48': MADHYA_PRADESH,
  '49': area('Chhattisgarh', '22', '23'),

  '50': area('Telangana', '36', '37'),
  '51': ANDHRA_PRADESH,
  '52': ANDHRA_PRADESH,
  '53': area('Andhra Pradesh', '37', '34'),
  '533464': area('Andhra Pradesh', '34', '37'),
  '56': KARNATAKA,
  '57': KARNATAKA,
  '58': KARNATAKA,
  '59': KARNATAKA,

  '60': area('Tamil Nadu', '33', '34'),
  '6050': area('Tamil Nadu', '34', '33'),
  '6096': area('Tamil Nadu', '34', '33'),
  '61': TAMIL_NADU,
  '62': TAMIL_NADU,
  '63': TAMIL_NADU,
  '64': TAMIL_NADU,
  '67': area('Kerala', '32', '34'),
  '673310': area('Kerala', '34', '32'),
  '68': area('Kerala', '32', '31'),
  '68255': area('Kerala', '31', '32'),
  '69': area('Kerala', '32'),

  '700': WEST_BENGAL,
  '71': WEST_BENGAL,
  '72': WEST_BENGAL,
  '73': area('West Bengal', '19', '11'),
  '737': area('West Bengal', '11'),
  '74': WEST_BENGAL,
  '744': area('West Bengal', '35'),
  '75': ODISHA,
  '76': ODISHA,
  '77': ODISHA,
  '78': area('Assam', '18'),
  '790': ARUNACHAL,
  '791': ARUNACHAL,
  '792': ARUNACHAL,
  '793': area('North East', '17'),
  '794': area('North East', '17'),
  '795': area('North East', '14'),
  '796': area('North East', '15'),
  '797': area('North East', '13'),
  '798': area('North East', '13'),
  '799': area('North East', '16'),

  '80': BIHAR,
  '81': area('Bihar', '10', '20'),
  '814': area('Jharkhand', '20', '10'),
  '815': area('Jharkhand', '20', '10'),
  '816': area('Jharkhand', '20', '10'),
  '82': area('Jharkhand', '20', '10'),
  '821': area('Bihar', '10', '20'),
  '823': area('Bihar', '10', '20'),
  '824': area('Bihar', '10', '20'),
  '83': area('Jharkhand', '20'),
  '84': BIHAR,
  '85': BIHAR,
};
