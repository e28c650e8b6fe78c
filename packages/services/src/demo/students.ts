/** Where the demo's students live. Most are at home where the course is given, some far away. */
export const places = [
  { city: 'Lahore', country: 'Pakistan', university: 'Lahore Institute of Technology', weight: 9 },
  { city: 'Karachi', country: 'Pakistan', university: 'Karachi University of Science', weight: 8 },
  { city: 'Islamabad', country: 'Pakistan', university: 'Capital University', weight: 6 },
  { city: 'Peshawar', country: 'Pakistan', university: 'Khyber College', weight: 4 },
  { city: 'Quetta', country: 'Pakistan', university: 'Highland University', weight: 3 },
  { city: 'Multan', country: 'Pakistan', university: 'Multan Engineering College', weight: 3 },
  { city: 'Gilgit', country: 'Pakistan', university: 'Karakoram College', weight: 2 },
  { city: 'London', country: 'United Kingdom', university: 'Thames University', weight: 2 },
  { city: 'Berlin', country: 'Germany', university: 'Spree Technical University', weight: 2 },
  { city: 'Nairobi', country: 'Kenya', university: 'Rift Valley University', weight: 2 },
  { city: 'Toronto', country: 'Canada', university: 'Lakeshore University', weight: 1 },
  { city: 'Dubai', country: 'United Arab Emirates', university: 'Gulf Institute', weight: 1 },
] as const

export const firstNames = [
  'Ayesha', 'Hamza', 'Fatima', 'Bilal', 'Zainab', 'Usman', 'Maryam', 'Ali', 'Sana', 'Omar', 'Hira', 'Saad', 'Noor', 'Imran', 'Amina', 'Daniyal',
  'Emily', 'Jonas', 'Wanjiru', 'Lukas', 'Grace', 'Tobias', 'Leila', 'Samuel',
] as const

export const lastNames = [
  'Ahmed', 'Khan', 'Malik', 'Siddiqui', 'Qureshi', 'Shah', 'Butt', 'Raza', 'Iqbal', 'Chaudhry', 'Hussain', 'Baloch', 'Yousafzai', 'Mirza',
  'Taylor', 'Schneider', 'Otieno', 'Weber', 'Campbell', 'Rahman',
] as const
