import { describe, expect } from 'vitest'
import { clientOn } from '../support/clients.ts'
import { entryPoints } from '../support/entry-points.ts'
import { test } from '../support/world-test.ts'

describe.each(entryPoints)('courses and what they hold, $name', (entryPoint) => {
  test('lead from course to module, chapter and video; only own courses are listed', async ({
    world,
    instructor,
    otherInstructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const { courseIds } = instructor
    const { courses } = await client.getInstructorCourses({ query: { instructor_id: instructor.uid } })
    expect(courses.map(({ _id }) => _id)).toEqual([courseIds.course])
    expect(courses.map(({ _id }) => _id)).not.toContain(otherInstructor.courseIds.course)
    expect(
      (await client.getModulesByCourseId({ query: { id: courseIds.course } })).modules.map(({ _id }) => _id),
    ).toEqual([courseIds.module])
    expect(
      (await client.getChapterByModuleId({ query: { id: courseIds.module } })).chapters.map(({ _id }) => _id),
    ).toEqual([courseIds.chapter])
    const byChapter = await client.getVideosById({
      query: { id: courseIds.chapter, instructor_id: instructor.uid, type: '2' },
    })
    expect(byChapter.videos.map(({ _id }) => _id)).toEqual([courseIds.video])
    const byModule = await client.getVideosById({
      query: { id: courseIds.module, instructor_id: instructor.uid, type: '1' },
    })
    expect(byModule.videos.map(({ _id }) => _id)).toContain(courseIds.video)
  })

  test('course tags and faculties are listed', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    expect((await client.getCourseTags()).tags.map(({ _id }) => _id)).toContain(
      instructor.courseIds.courseTag,
    )
    expect((await client.getAllFaculties()).data.faculties.map(({ _id }) => _id)).toContain(
      instructor.courseIds.faculty,
    )
  })
})
