import type { Contrary } from './contrary.ts'

/**
 * Answers that say the contrary of the solution, ten of each kind. The rules are measured on them and were never
 * adjusted to them: a rule that misses one may only be changed for another reason, with new pairs written.
 */
export const heldOutContraries: readonly Contrary[] = [
  ['negation', 'Sound cannot travel through a vacuum.', 'Sound can travel through a vacuum.'],
  ['negation', 'Noble gases hardly react with other elements.', 'Noble gases react with other elements.'],
  [
    'negation',
    'A monopoly faces no competition in its market.',
    'A monopoly faces competition in its market.',
  ],
  ['negation', 'The constitution binds the parliament.', 'The constitution does not bind the parliament.'],
  [
    'negation',
    'A prime number has exactly two divisors.',
    "A prime number doesn't have exactly two divisors.",
  ],
  ['negation', 'Viruses lack a metabolism of their own.', 'Viruses have a metabolism of their own.'],
  [
    'negation',
    'The witness was able to identify the thief.',
    'The witness was unable to identify the thief.',
  ],
  [
    'negation',
    'A catalyst is not consumed in the reaction, it only lowers the activation energy.',
    'A catalyst is consumed in the reaction, it only lowers the activation energy.',
  ],
  [
    'negation',
    'Red blood cells of mammals have a nucleus.',
    'Red blood cells of mammals never have a nucleus.',
  ],
  ['negation', 'Copper is attracted by a magnet.', 'Copper is in no way attracted by a magnet.'],

  [
    'antonym',
    'Inflation weakens the purchasing power of money.',
    'Inflation strengthens the purchasing power of money.',
  ],
  ['antonym', 'An ideal gas expands when it is heated.', 'An ideal gas contracts when it is heated.'],
  [
    'antonym',
    'The heart pumps oxygenated blood through the arteries.',
    'The heart pumps deoxygenated blood through the arteries.',
  ],
  ['antonym', 'Freezing water is a reversible change.', 'Freezing water is an irreversible change.'],
  [
    'antonym',
    'A hypertonic solution draws water out of the cell.',
    'A hypotonic solution draws water out of the cell.',
  ],
  ['antonym', 'The court acquitted the accused of murder.', 'The court convicted the accused of murder.'],
  ['antonym', 'The pupil narrows in bright light.', 'The pupil widens in bright light.'],
  ['antonym', 'A stack is emptied from the top.', 'A stack is emptied from the bottom.'],
  [
    'antonym',
    'In winter the days of the north are short and the nights long.',
    'In winter the days of the north are long and the nights short.',
  ],
  [
    'antonym',
    'The treaty raised the tariffs between both countries.',
    'The treaty abolished the tariffs between both countries.',
  ],

  ['swapped roles', 'Foxes hunt rabbits in the forest.', 'Rabbits hunt foxes in the forest.'],
  [
    'swapped roles',
    'Electrons move from the cathode to the anode.',
    'Electrons move from the anode to the cathode.',
  ],
  [
    'swapped roles',
    'A class is the template and an object is its instance.',
    'An object is the template and a class is its instance.',
  ],
  ['swapped roles', 'The acid donates a proton to the base.', 'The base donates a proton to the acid.'],
  [
    'swapped roles',
    'The lender pays out the loan and the borrower pays interest.',
    'The borrower pays out the loan and the lender pays interest.',
  ],
  ['swapped roles', 'The moon orbits the earth.', 'The earth orbits the moon.'],
  [
    'swapped roles',
    'DNA is transcribed into RNA in the nucleus.',
    'RNA is transcribed into DNA in the nucleus.',
  ],
  [
    'swapped roles',
    'The president appoints the judges and the senate confirms them.',
    'The senate appoints the judges and the president confirms them.',
  ],
  [
    'swapped roles',
    'Rome conquered Carthage in the third Punic war.',
    'Carthage conquered Rome in the third Punic war.',
  ],
  [
    'swapped roles',
    'The client sends a request and the server answers it.',
    'The server sends a request and the client answers it.',
  ],

  ['comparative', 'Light travels faster than sound.', 'Sound travels faster than light.'],
  ['comparative', 'Gold is a better conductor than iron.', 'Gold is a worse conductor than iron.'],
  [
    'comparative',
    'Oil is less dense than water, so it floats.',
    'Oil is more dense than water, so it floats.',
  ],
  [
    'comparative',
    'The median is less sensitive to outliers than the mean.',
    'The mean is less sensitive to outliers than the median.',
  ],
  [
    'comparative',
    'Jupiter has the largest mass of all planets.',
    'Jupiter has the smallest mass of all planets.',
  ],
  [
    'comparative',
    'Short wavelengths carry more energy than long ones.',
    'Short wavelengths carry less energy than long ones.',
  ],
  ['comparative', 'A whale lives longer than a mouse.', 'A mouse lives longer than a whale.'],
  [
    'comparative',
    'A binary search needs fewer steps than a linear search.',
    'A binary search needs more steps than a linear search.',
  ],
  [
    'comparative',
    'Demand is higher than supply in a shortage.',
    'Demand is lower than supply in a shortage.',
  ],
  ['comparative', 'At most one of the two roots is positive.', 'At least one of the two roots is positive.'],

  ['number', 'A spider has eight legs.', 'A spider has six legs.'],
  ['number', 'The human body has 206 bones.', 'The human body has 260 bones.'],
  ['number', 'A dozen contains twelve pieces.', 'A dozen contains twenty pieces.'],
  ['number', 'The French Revolution began in 1789.', 'The French Revolution began in 1798.'],
  [
    'number',
    'The angles of a triangle sum up to 180 degrees.',
    'The angles of a triangle sum up to 360 degrees.',
  ],
  [
    'number',
    'Light needs about eight minutes from the sun to the earth.',
    'Light needs about 80 minutes from the sun to the earth.',
  ],
  [
    'number',
    'Methane has one carbon and four hydrogen atoms.',
    'Methane has four carbon and one hydrogen atoms.',
  ],
  [
    'number',
    'Doubling the speed makes the braking distance four times as long.',
    'Doubling the speed makes the braking distance twice as long.',
  ],
  ['number', 'Half of the offspring are heterozygous.', 'A quarter of the offspring are heterozygous.'],
  [
    'number',
    'The density of water is 1.0 grams per cubic centimetre.',
    'The density of water is 10 grams per cubic centimetre.',
  ],

  ['cause and effect', 'Prices rise because demand grows.', 'Demand grows because prices rise.'],
  ['cause and effect', 'Friction causes heat.', 'Heat causes friction.'],
  [
    'cause and effect',
    'The tides are caused by the gravity of the moon.',
    'The gravity of the moon is caused by the tides.',
  ],
  [
    'cause and effect',
    'If the temperature rises, the resistance of the wire increases.',
    'If the resistance of the wire increases, the temperature rises.',
  ],
  [
    'cause and effect',
    'The leaves fall because the days become shorter.',
    'The days become shorter because the leaves fall.',
  ],
  ['cause and effect', 'A lack of vitamin C leads to scurvy.', 'Scurvy leads to a lack of vitamin C.'],
  ['cause and effect', 'The crop failed due to the drought.', 'The drought happened due to the failed crop.'],
  ['cause and effect', 'The assassination triggered the war.', 'The war triggered the assassination.'],
  [
    'cause and effect',
    'The population shrank, so the tax revenue declined.',
    'The tax revenue declined, so the population shrank.',
  ],
  [
    'cause and effect',
    'Deforestation results in the erosion of the soil.',
    'The erosion of the soil results in deforestation.',
  ],
]
