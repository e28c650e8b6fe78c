import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const mechanics: Topic = {
  tags: ['physics', 'mechanics'],
  questions: [
    easy(
      'What does a car’s speedometer show?',
      [
        'Its speed at this moment',
        'Its average speed since the start',
        'Its acceleration',
        'The distance it has travelled',
      ],
      'A speedometer measures how fast the wheels are turning right now.',
    ),
    easy(
      'What is the unit of force?',
      ['Newton', 'Joule', 'Watt', 'Pascal'],
      'One newton gives one kilogram an acceleration of one metre per second squared.',
    ),
    easy(
      'A ball is thrown straight up. What is its velocity at its highest point?',
      ['Zero', 'The same as its initial velocity', '9.81 m/s downwards', 'Half its initial velocity'],
      'The velocity changes sign there, so it passes through zero.',
    ),
    easy(
      'Which of these is a vector?',
      ['Velocity', 'Mass', 'Energy', 'Temperature'],
      'Velocity has a direction; the others only have a size.',
    ),
    easy(
      'What happens to the weight of an astronaut who travels from the Earth to the Moon?',
      ['It drops to about one sixth', 'It stays the same', 'It becomes six times greater', 'It disappears'],
      'Gravity on the Moon is about 1.6 N/kg; the mass doesn’t change.',
    ),
    easy(
      'Forces of 3 N and 4 N act at right angles to each other. What is the resultant force?',
      ['5 N', '7 N', '1 N', '12 N'],
      'They form the two shorter sides of a right triangle.',
      { solutionEquation: '\\sqrt{3^2 + 4^2} = 5', image: 'triangle' },
    ),
    easy(
      'What does the area under a velocity–time graph represent?',
      ['The distance covered', 'The acceleration', 'The force', 'The power'],
      'Velocity times time, added up over short intervals.',
      { image: 'velocity-graph' },
    ),
    easy(
      'Why do passengers lurch forward when a bus brakes?',
      [
        'Their bodies keep moving as before',
        'The brakes push them forward',
        'Gravity changes its direction',
        'The air in the bus pulls them forward',
      ],
      'Inertia: with no net force, a body keeps its velocity.',
    ),
    medium(
      'A car accelerates uniformly from 0 to 20 m/s in 8 s. How far does it travel in that time?',
      ['80 m', '160 m', '40 m', '2.5 m'],
      'The average velocity is 10 m/s over 8 s.',
      { equation: 's = \\frac{v_0 + v}{2}\\,t', weightage: 2 },
    ),
    medium(
      'Which equation relates force, mass and acceleration?',
      [tex('F = m a'), tex('F = \\frac{m}{a}'), tex('F = m + a'), tex('F = \\frac{a}{m}')],
      'This is Newton’s second law.',
    ),
    medium(
      'A 50 kg crate is pulled with a force of 200 N against 80 N of friction. What is its acceleration?',
      ['2.4 m/s²', '4.0 m/s²', '5.6 m/s²', '1.6 m/s²'],
      'Only the net force accelerates it.',
      { solutionEquation: 'a = \\frac{200 - 80}{50} = 2.4', weightage: 2 },
    ),
    medium(
      'A stone falls freely for 3 s. Ignoring air resistance, how far does it fall?',
      ['About 44 m', 'About 29 m', 'About 88 m', 'About 15 m'],
      '',
      { equation: 's = \\tfrac{1}{2} g t^2', weightage: 2 },
    ),
    medium(
      'What is the kinetic energy of a body of mass m moving at velocity v?',
      [tex('\\frac{1}{2} m v^2'), tex('m v'), tex('m g h'), tex('\\frac{1}{2} m v')],
      'It is the work needed to bring the body from rest to this velocity.',
    ),
    medium(
      'A car’s speed doubles. With the same brakes, what happens to its braking distance?',
      ['Four times as long', 'Twice as long', 'The same', 'Eight times as long'],
      'Its kinetic energy increases with the square of its speed.',
    ),
    medium(
      'A 600 kg lift rises at a constant 2 m/s. What is the minimum power of its motor?',
      ['About 11.8 kW', 'About 1.2 kW', 'About 5.9 kW', 'About 23.5 kW'],
      'Power is force times velocity; the force is the weight of the lift.',
      { solutionEquation: 'P = m g v = 600 \\cdot 9.81 \\cdot 2' },
    ),
    medium(
      'What is conserved in every collision between two bodies in an isolated system?',
      [
        'Their total momentum',
        'Their total kinetic energy',
        'The velocity of each',
        'The kinetic energy of each',
      ],
      'Kinetic energy is conserved only in elastic collisions.',
    ),
    medium(
      'A 2 t wagon rolling at 3 m/s couples with a stationary 4 t wagon. How fast do they move afterwards?',
      ['1 m/s', '1.5 m/s', '2 m/s', '3 m/s'],
      'The momentum of 6 t·m/s is now shared by 6 t.',
      { weightage: 2 },
    ),
    medium(
      'A satellite orbits the Earth in a circle at constant speed. Which statement about its acceleration is true?',
      [
        'It points to the centre of the Earth',
        'It is zero',
        'It points along its path',
        'It points away from the Earth',
      ],
      'Its velocity keeps changing direction, towards the centre.',
    ),
    medium(
      'Ignoring air resistance, which launch angle gives the longest range on level ground?',
      ['45°', '30°', '60°', '90°'],
      '',
      { equation: 'R = \\frac{v_0^2 \\sin 2\\alpha}{g}' },
    ),
    hard(
      'A 1 m pendulum swings through a small angle. What is its period?',
      ['About 2.0 s', 'About 1.0 s', 'About 3.1 s', 'About 6.3 s'],
      '',
      { equation: 'T = 2\\pi\\sqrt{\\frac{\\ell}{g}}', image: 'pendulum', weightage: 3 },
    ),
    hard(
      'A solid ball, a solid cylinder and a thin ring of equal mass and radius roll down a slope ' +
        'from rest. Which one reaches the bottom first?',
      ['The ball', 'The cylinder', 'The ring', 'All at once'],
      'The smallest share of the ball’s energy goes into rotation.',
      { weightage: 3 },
    ),
    hard(
      'A planet orbits a star at four times the distance of another. How many times longer is its year?',
      ['8 times', '4 times', '16 times', '2 times'],
      'Kepler’s third law.',
      { equation: '\\frac{T_1^2}{T_2^2} = \\frac{a_1^3}{a_2^3}', weightage: 3 },
    ),
    hard(
      'How does the escape velocity of a planet with twice Earth’s mass and radius compare with Earth’s?',
      ['It is the same', 'It is twice as large', 'Half as large', 'It is four times as large'],
      '',
      { equation: 'v = \\sqrt{\\frac{2 G M}{R}}', weightage: 3 },
    ),
    hard(
      'A spring with a stiffness of 400 N/m, compressed by 10 cm, launches a 50 g ball straight up. How ' +
        'high does the ball rise above the compressed spring?',
      ['About 4.1 m', 'About 2.0 m', 'About 8.2 m', 'About 0.4 m'],
      'The spring’s elastic energy becomes gravitational potential energy.',
      { solutionEquation: 'h = \\frac{k x^2}{2 m g}', weightage: 3 },
    ),
    hard(
      'A block just begins to slide on a 30° slope. What is the coefficient of static friction?',
      ['About 0.58', 'About 0.50', 'About 0.87', 'About 1.73'],
      '',
      { solutionEquation: '\\mu = \\tan 30^\\circ \\approx 0.577', weightage: 2 },
    ),
  ],
}
