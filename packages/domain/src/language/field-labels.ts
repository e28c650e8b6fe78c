import { texts } from './say.ts'

/** The labels of the fields of a quiz and its sessions, by the names that messages of rules have for them. */
export const fieldLabels: Readonly<Record<string, string>> = texts({
  quiz_type: 'Quiz type',
  name: 'Name',
  description: 'Description',
  duration: 'Duration',
  passing_percentage: 'Passing percentage',
  result_delay_in_hours: 'Number of hours',
  course_id: 'Course',
  module_id: 'Module',
  session_name: 'Session name',
  session_description: 'Session description',
  start_time: 'Start time',
  end_time: 'End time',
  questionsCount: 'Number of questions',
})
