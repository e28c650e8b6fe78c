import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { ChevronDown } from 'lucide-react'
import { Pill } from '../../ui/buttons/chip.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import type { CountedCourse } from './list-counts.ts'

type CourseChipProps = {
  courses: readonly CountedCourse[]
  chosen: string | undefined
  onChoose: (courseId: string | undefined) => void
}

/** The filter by course: a chip that opens the list of courses with their numbers of quizzes. */
export const CourseChip = ({ courses, chosen, onChoose }: CourseChipProps) => {
  const course = courses.find(({ id }) => id === chosen)
  const text = course
    ? `${labels.course}: ${course.name} (${formatNumber(course.count)})`
    : `Any ${labels.course.toLowerCase()}`
  return (
    <Menu
      label="Courses"
      items={[
        { label: 'All courses', onSelect: () => onChoose(undefined) },
        ...courses.map(({ id, name, count }) => ({
          key: id,
          label: `${name} (${formatNumber(count)})`,
          onSelect: () => onChoose(id),
        })),
      ]}
      trigger={
        <Pill type="button" data-chosen={course ? '' : undefined} maxWidth="20rem">
          <span className="clip">{text}</span>
          <ChevronDown size={14} aria-hidden />
        </Pill>
      }
    />
  )
}
