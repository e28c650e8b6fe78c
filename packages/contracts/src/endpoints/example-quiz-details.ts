/** The details of a quiz in the examples of calls that create one. */
export const exampleQuizDetails = {
  name: 'Motion in one dimension',
  description: 'Speed, velocity and acceleration.',
  quiz_type: 'full',
  instructor_id: '$instructor',
  tags: ['$courseTag'],
  faculties: [],
  duration: 1_800,
  passing_percentage: 50,
  result_delay_in_hours: 0,
  session_name: 'Spring',
  session_description: 'The first run.',
  start_time: '2030-01-01 08:00:00',
  end_time: '2030-07-01 08:00:00',
}
