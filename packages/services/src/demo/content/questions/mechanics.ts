import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const mechanics: Topic = {
  tags: ['physics', 'mechanics'],
  questions: [
    easy(
      'What does the speedometer of a car show?',
      [
        'Its speed at this moment',
        'Its average speed since the start',
        'Its acceleration',
        'The distance it has gone',
      ],
      'A speedometer follows the turning of the wheels at each moment.',
    ),
    easy(
      'In which unit is force measured?',
      ['Newton', 'Joule', 'Watt', 'Pascal'],
      'One newton gives one kilogram an acceleration of one metre per second squared.',
    ),
    easy(
      'A ball is thrown straight up. What is its velocity at the highest point?',
      ['Zero', 'Equal to the velocity at the start', '9.81 m/s downwards', 'Half the velocity at the start'],
      'The velocity changes its sign there, so it passes zero.',
    ),
    easy(
      'Which of these is a vector?',
      ['Velocity', 'Mass', 'Energy', 'Temperature'],
      'A velocity has a direction; the others are mere amounts.',
    ),
    easy(
      'What happens to the weight of an astronaut who travels from the Earth to the Moon?',
      ['It becomes about a sixth', 'It stays the same', 'It becomes six times as much', 'It disappears'],
      'Gravity on the Moon is about 1.6 N/kg; the mass stays as it was.',
    ),
    easy(
      'Two forces of 3 N and 4 N act at right angles to each other. How large is their sum?',
      ['5 N', '7 N', '1 N', '12 N'],
      'They are the short sides of a right triangle.',
      { solutionEquation: '\\sqrt{3^2 + 4^2} = 5', image: 'triangle' },
    ),
    easy(
      'Which quantity does the area under a velocity-time graph give?',
      ['The distance covered', 'The acceleration', 'The force', 'The power'],
      'Velocity times time, summed over small pieces of time.',
      { image: 'velocity-graph' },
    ),
    easy(
      'Why do passengers lean forward when a bus brakes?',
      [
        'Their bodies keep moving as they did',
        'The brakes push them forward',
        'Gravity changes its direction',
        'The air in the bus pulls them',
      ],
      'Inertia: without a force a body keeps its velocity.',
    ),
    medium(
      'A car speeds up evenly from 0 to 20 m/s in 8 s. Which distance does it cover meanwhile?',
      ['80 m', '160 m', '40 m', '2.5 m'],
      'The average velocity is 10 m/s, for 8 s.',
      { equation: 's = \\frac{v_0 + v}{2}\\,t', weightage: 2 },
    ),
    medium(
      'Which law connects force, mass and acceleration?',
      [tex('F = m a'), tex('F = \\frac{m}{a}'), tex('F = m + a'), tex('F = \\frac{a}{m}')],
      'It is the second of Newton’s laws.',
    ),
    medium(
      'A crate of 50 kg is pulled with 200 N against a friction of 80 N. How large is its acceleration?',
      ['2.4 m/s²', '4.0 m/s²', '5.6 m/s²', '1.6 m/s²'],
      'Only the force that is left accelerates it.',
      { solutionEquation: 'a = \\frac{200 - 80}{50} = 2.4', weightage: 2 },
    ),
    medium(
      'A stone falls freely for 3 s. How far does it fall, without the drag of the air?',
      ['About 44 m', 'About 29 m', 'About 88 m', 'About 15 m'],
      '',
      { equation: 's = \\tfrac{1}{2} g t^2', weightage: 2 },
    ),
    medium(
      'Which energy does a body of mass m have at the velocity v?',
      [tex('\\frac{1}{2} m v^2'), tex('m v'), tex('m g h'), tex('\\frac{1}{2} m v')],
      'It is the work that brings the body from rest to this velocity.',
    ),
    medium(
      'The velocity of a car doubles. What becomes of its braking distance, with the same brakes?',
      ['Four times as long', 'Twice as long', 'The same', 'Eight times as long'],
      'Its kinetic energy grows with the square of the velocity.',
    ),
    medium(
      'A lift of 600 kg rises steadily at 2 m/s. Which power does its motor give at least?',
      ['About 11.8 kW', 'About 1.2 kW', 'About 5.9 kW', 'About 23.5 kW'],
      'Force times velocity, the force being its weight.',
      { solutionEquation: 'P = m g v = 600 \\cdot 9.81 \\cdot 2' },
    ),
    medium(
      'What stays the same in every collision of two bodies on which nothing else acts?',
      [
        'Their momentum in all',
        'Their kinetic energy in all',
        'The velocity of each',
        'The kinetic energy of each',
      ],
      'Kinetic energy is kept in elastic collisions only.',
    ),
    medium(
      'A wagon of 2 t rolling at 3 m/s couples with a resting one of 4 t. How fast do they roll on?',
      ['1 m/s', '1.5 m/s', '2 m/s', '3 m/s'],
      'The momentum of 6 t·m/s is now that of 6 t.',
      { weightage: 2 },
    ),
    medium(
      'A satellite goes round the Earth on a circle with an even speed. What is true of its acceleration?',
      [
        'It points to the centre of the Earth',
        'It is zero',
        'It points along its path',
        'It points away from the Earth',
      ],
      'Its velocity changes direction all the time, towards the centre.',
    ),
    medium(
      'At which angle does a ball fly farthest, without the drag of the air and landing where it started?',
      ['45°', '30°', '60°', '90°'],
      '',
      { equation: 'R = \\frac{v_0^2 \\sin 2\\alpha}{g}' },
    ),
    hard(
      'A pendulum of length 1 m swings with a small angle. How long does one swing to and fro last?',
      ['About 2.0 s', 'About 1.0 s', 'About 3.1 s', 'About 6.3 s'],
      '',
      { equation: 'T = 2\\pi\\sqrt{\\frac{\\ell}{g}}', image: 'pendulum', weightage: 3 },
    ),
    hard(
      'A solid ball, a solid cylinder and a thin ring of equal mass and radius roll down a slope ' +
        'from rest. Which one arrives first?',
      ['The ball', 'The cylinder', 'The ring', 'All at once'],
      'The ball keeps the smallest share of the energy for turning.',
      { weightage: 3 },
    ),
    hard(
      'A planet moves round a star at four times the distance of another. How much longer does its year last?',
      ['8 times', '4 times', '16 times', '2 times'],
      'Kepler’s third law.',
      { equation: '\\frac{T_1^2}{T_2^2} = \\frac{a_1^3}{a_2^3}', weightage: 3 },
    ),
    hard(
      'How large is the escape velocity from a planet with twice the mass and twice the radius of the Earth?',
      ['As large as from the Earth', 'Twice as large', 'Half as large', 'Four times as large'],
      '',
      { equation: 'v = \\sqrt{\\frac{2 G M}{R}}', weightage: 3 },
    ),
    hard(
      'A spring of 400 N/m is pressed together by 10 cm and shoots a ball of 50 g straight up. How ' +
        'high does it rise above the pressed spring’s end?',
      ['About 4.1 m', 'About 2.0 m', 'About 8.2 m', 'About 0.4 m'],
      'The energy of the spring becomes energy of height.',
      { solutionEquation: 'h = \\frac{k x^2}{2 m g}', weightage: 3 },
    ),
    hard(
      'On a slope of 30° a block just begins to slide. How large is the coefficient of static friction?',
      ['About 0.58', 'About 0.50', 'About 0.87', 'About 1.73'],
      '',
      { solutionEquation: '\\mu = \\tan 30^\\circ \\approx 0.577', weightage: 2 },
    ),
  ],
}
