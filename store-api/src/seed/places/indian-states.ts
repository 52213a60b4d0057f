/** India's states and union territories with their GST codes and larger cities; 'UT' marks union territories. */
export const indianStates: readonly {
  readonly name: string;
  readonly gstCode: string;
  readonly ut?: true;
  readonly cities: string;
}[] = [
  {
    name: 'Jammu and Kashmir',
    gstCode: '01',
    ut: true,
    cities: 'Srinagar, Jammu, Anantnag, Baramulla, Udhampur, Kathua, Sopore, Pulwama',
  },
  {
    name: 'Himachal Pradesh',
    gstCode: '02',
    cities: 'Shimla, Dharamshala, Solan, Mandi, Kullu, Manali, Bilaspur, Hamirpur, Una, Palampur, Baddi',
  },
  {
    name: 'Punjab',
    gstCode: '03',
    cities:
      'Ludhiana, Amritsar, Jalandhar, Patiala, Bathinda, Mohali, Hoshiarpur, Pathankot, Moga, Zirakpur, Phagwara, Kapurthala, Khanna, Firozpur',
  },
  { name: 'Chandigarh', gstCode: '04', ut: true, cities: 'Chandigarh' },
  {
    name: 'Uttarakhand',
    gstCode: '05',
    cities: 'Dehradun, Haridwar, Roorkee, Haldwani, Rudrapur, Rishikesh, Kashipur, Nainital, Almora, Mussoorie',
  },
  {
    name: 'Haryana',
    gstCode: '06',
    cities:
      'Gurugram, Faridabad, Panipat, Ambala, Yamunanagar, Rohtak, Hisar, Karnal, Sonipat, Panchkula, Bhiwani, Sirsa, Bahadurgarh, Rewari, Kurukshetra',
  },
  { name: 'Delhi', gstCode: '07', ut: true, cities: 'New Delhi, Delhi' },
  {
    name: 'Rajasthan',
    gstCode: '08',
    cities:
      'Jaipur, Jodhpur, Kota, Bikaner, Ajmer, Udaipur, Bhilwara, Alwar, Bharatpur, Sikar, Pali, Sri Ganganagar, Barmer, Jaisalmer, Chittorgarh, Jhunjhunu, Beawar',
  },
  {
    name: 'Uttar Pradesh',
    gstCode: '09',
    cities:
      'Lucknow, Kanpur, Ghaziabad, Agra, Varanasi, Meerut, Prayagraj, Bareilly, Aligarh, Moradabad, Saharanpur, Gorakhpur, Noida, Greater Noida, Firozabad, Jhansi, Muzaffarnagar, Mathura, Ayodhya, Rampur, Shahjahanpur, Etawah, Hapur',
  },
  {
    name: 'Bihar',
    gstCode: '10',
    cities:
      'Patna, Gaya, Bhagalpur, Muzaffarpur, Darbhanga, Purnia, Arrah, Begusarai, Katihar, Munger, Chhapra, Hajipur, Sasaram, Bettiah',
  },
  { name: 'Sikkim', gstCode: '11', cities: 'Gangtok, Namchi, Gyalshing, Mangan, Rangpo' },
  { name: 'Arunachal Pradesh', gstCode: '12', cities: 'Itanagar, Naharlagun, Pasighat, Tawang, Ziro, Tezu' },
  { name: 'Nagaland', gstCode: '13', cities: 'Kohima, Dimapur, Mokokchung, Tuensang, Wokha' },
  { name: 'Manipur', gstCode: '14', cities: 'Imphal, Thoubal, Bishnupur, Churachandpur, Kakching' },
  { name: 'Mizoram', gstCode: '15', cities: 'Aizawl, Lunglei, Champhai, Serchhip, Kolasib' },
  { name: 'Tripura', gstCode: '16', cities: 'Agartala, Udaipur, Dharmanagar, Kailashahar, Belonia' },
  { name: 'Meghalaya', gstCode: '17', cities: 'Shillong, Tura, Jowai, Nongpoh, Cherrapunji' },
  {
    name: 'Assam',
    gstCode: '18',
    cities: 'Guwahati, Silchar, Dibrugarh, Jorhat, Nagaon, Tinsukia, Tezpur, Bongaigaon, Sivasagar, Karimganj',
  },
  {
    name: 'West Bengal',
    gstCode: '19',
    cities:
      'Kolkata, Howrah, Durgapur, Asansol, Siliguri, Bardhaman, Malda, Kharagpur, Haldia, Darjeeling, Jalpaiguri, Krishnanagar, Bidhannagar, Serampore, Barasat',
  },
  {
    name: 'Jharkhand',
    gstCode: '20',
    cities: 'Ranchi, Jamshedpur, Dhanbad, Bokaro, Deoghar, Hazaribagh, Giridih, Ramgarh, Dumka',
  },
  {
    name: 'Odisha',
    gstCode: '21',
    cities: 'Bhubaneswar, Cuttack, Rourkela, Berhampur, Sambalpur, Puri, Balasore, Bhadrak, Jharsuguda, Angul',
  },
  {
    name: 'Chhattisgarh',
    gstCode: '22',
    cities: 'Raipur, Bhilai, Bilaspur, Korba, Durg, Rajnandgaon, Raigarh, Jagdalpur, Ambikapur',
  },
  {
    name: 'Madhya Pradesh',
    gstCode: '23',
    cities:
      'Indore, Bhopal, Jabalpur, Gwalior, Ujjain, Sagar, Dewas, Satna, Ratlam, Rewa, Singrauli, Burhanpur, Khandwa, Chhindwara, Vidisha',
  },
  {
    name: 'Gujarat',
    gstCode: '24',
    cities:
      'Ahmedabad, Surat, Vadodara, Rajkot, Bhavnagar, Jamnagar, Gandhinagar, Junagadh, Anand, Navsari, Morbi, Nadiad, Bharuch, Vapi, Mehsana, Gandhidham, Bhuj, Porbandar, Valsad',
  },
  { name: 'Dadra and Nagar Haveli and Daman and Diu', gstCode: '26', ut: true, cities: 'Silvassa, Daman, Diu' },
  {
    name: 'Maharashtra',
    gstCode: '27',
    cities:
      'Mumbai, Pune, Nagpur, Thane, Nashik, Navi Mumbai, Chhatrapati Sambhajinagar, Solapur, Kolhapur, Amravati, Kalyan, Vasai-Virar, Nanded, Sangli, Jalgaon, Akola, Latur, Dhule, Ahilyanagar, Chandrapur, Panvel, Satara, Ratnagiri, Pimpri-Chinchwad',
  },
  {
    name: 'Karnataka',
    gstCode: '29',
    cities:
      'Bengaluru, Mysuru, Mangaluru, Hubballi, Belagavi, Kalaburagi, Davanagere, Ballari, Vijayapura, Shivamogga, Tumakuru, Udupi, Raichur, Bidar, Hassan, Hosapete, Mandya, Kolar, Karwar',
  },
  { name: 'Goa', gstCode: '30', cities: 'Panaji, Margao, Vasco da Gama, Mapusa, Ponda' },
  { name: 'Lakshadweep', gstCode: '31', ut: true, cities: 'Kavaratti, Agatti, Minicoy' },
  {
    name: 'Kerala',
    gstCode: '32',
    cities:
      'Thiruvananthapuram, Kochi, Kozhikode, Thrissur, Kollam, Kannur, Alappuzha, Kottayam, Palakkad, Malappuram, Kasaragod, Pathanamthitta, Thalassery, Guruvayur, Munnar',
  },
  {
    name: 'Tamil Nadu',
    gstCode: '33',
    cities:
      'Chennai, Coimbatore, Madurai, Tiruchirappalli, Salem, Tirunelveli, Tiruppur, Erode, Vellore, Thoothukudi, Dindigul, Thanjavur, Hosur, Nagercoil, Kanchipuram, Karur, Cuddalore, Kumbakonam, Udhagamandalam, Sivakasi',
  },
  { name: 'Puducherry', gstCode: '34', ut: true, cities: 'Puducherry, Karaikal, Mahe, Yanam' },
  { name: 'Andaman and Nicobar Islands', gstCode: '35', ut: true, cities: 'Port Blair, Havelock, Diglipur' },
  {
    name: 'Telangana',
    gstCode: '36',
    cities:
      'Hyderabad, Secunderabad, Warangal, Nizamabad, Karimnagar, Khammam, Ramagundam, Mahbubnagar, Nalgonda, Adilabad, Siddipet, Suryapet',
  },
  {
    name: 'Andhra Pradesh',
    gstCode: '37',
    cities:
      'Visakhapatnam, Vijayawada, Guntur, Nellore, Kurnool, Rajahmundry, Tirupati, Kakinada, Kadapa, Anantapur, Eluru, Ongole, Vizianagaram, Machilipatnam, Srikakulam, Chittoor, Amaravati',
  },
  { name: 'Ladakh', gstCode: '38', ut: true, cities: 'Leh, Kargil' },
];
