/** Where the demo's students live. Most are at home where the course is given, some far away; a few live where hardly anybody else does. */
export const places = [
  { city: 'Lahore', country: 'Pakistan', university: 'Lahore Institute of Technology', weight: 18 },
  { city: 'Karachi', country: 'Pakistan', university: 'Karachi University of Science', weight: 16 },
  { city: 'Islamabad', country: 'Pakistan', university: 'Capital University', weight: 11 },
  { city: 'Rawalpindi', country: 'Pakistan', university: 'Potohar College', weight: 7 },
  { city: 'Peshawar', country: 'Pakistan', university: 'Khyber College', weight: 8 },
  { city: 'Faisalabad', country: 'Pakistan', university: 'Lyallpur University of Engineering', weight: 7 },
  { city: 'Multan', country: 'Pakistan', university: 'Multan Engineering College', weight: 6 },
  { city: 'Quetta', country: 'Pakistan', university: 'Highland University', weight: 6 },
  { city: 'Hyderabad', country: 'Pakistan', university: 'Indus Institute', weight: 5 },
  { city: 'Gilgit', country: 'Pakistan', university: 'Karakoram College', weight: 5 },
  { city: 'Abbottabad', country: 'Pakistan', university: 'Hazara College', weight: 4 },
  { city: 'Sialkot', country: 'Pakistan', university: 'Chenab University', weight: 4 },
  { city: 'Sukkur', country: 'Pakistan', university: 'Indus Institute', weight: 3 },
  { city: 'Skardu', country: 'Pakistan', university: 'Karakoram College', weight: 2 },
  { city: 'Gwadar', country: 'Pakistan', university: 'Makran College', weight: 2 },
  { city: 'Chitral', country: 'Pakistan', university: 'Khyber College', weight: 1 },
  { city: 'London', country: 'United Kingdom', university: 'Thames University', weight: 5 },
  { city: 'Dubai', country: 'United Arab Emirates', university: 'Gulf Institute', weight: 5 },
  { city: 'Berlin', country: 'Germany', university: 'Spree Technical University', weight: 4 },
  { city: 'Nairobi', country: 'Kenya', university: 'Rift Valley University', weight: 4 },
  { city: 'Toronto', country: 'Canada', university: 'Lakeshore University', weight: 4 },
  { city: 'Houston', country: 'United States of America', university: 'Bayou State University', weight: 4 },
  { city: 'Riyadh', country: 'Saudi Arabia', university: 'Najd Technical College', weight: 4 },
  { city: 'Kuala Lumpur', country: 'Malaysia', university: 'Klang University', weight: 3 },
  { city: 'Dhaka', country: 'Bangladesh', university: 'Delta University', weight: 3 },
  { city: 'Sydney', country: 'Australia', university: 'Harbour University', weight: 2 },
  { city: 'Oslo', country: 'Norway', university: 'Fjord University', weight: 1 },
] as const

export const firstNames = [
  'Ayesha', 'Hamza', 'Fatima', 'Bilal', 'Zainab', 'Usman', 'Maryam', 'Ali', 'Sana', 'Omar', 'Hira', 'Saad', 'Noor', 'Imran', 'Amina', 'Daniyal',
  'Emily', 'Jonas', 'Wanjiru', 'Lukas', 'Grace', 'Tobias', 'Leila', 'Samuel',
] as const

export const lastNames = [
  'Ahmed', 'Khan', 'Malik', 'Siddiqui', 'Qureshi', 'Shah', 'Butt', 'Raza', 'Iqbal', 'Chaudhry', 'Hussain', 'Baloch', 'Yousafzai', 'Mirza',
  'Taylor', 'Schneider', 'Otieno', 'Weber', 'Campbell', 'Rahman',
] as const
