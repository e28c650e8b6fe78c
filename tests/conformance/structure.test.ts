import { describe, expect } from 'vitest'
import { clientOn } from '../support/clients.ts'
import { roads } from '../support/roads.ts'
import { test } from '../support/world-test.ts'

describe.each(roads)('courses and what they hold, $name', (road) => {
  test('lead from course to module to chapter to video; only own courses are listed', async ({
    world,
    instructor,
    other,
  }) => {
    const client = clientOn(road.base(world), instructor)
    const { places } = instructor
    const { courses } = await client.getInstructorCourses({ query: { instructor_id: instructor.uid } })
    expect(courses.map(({ _id }) => _id)).toEqual([places.course])
    expect(courses.map(({ _id }) => _id)).not.toContain(other.places.course)
    expect(
      (await client.getModulesByCourseId({ query: { id: places.course } })).modules.map(({ _id }) => _id),
    ).toEqual([places.module])
    expect(
      (await client.getChapterByModuleId({ query: { id: places.module } })).chapters.map(({ _id }) => _id),
    ).toEqual([places.chapter])
    const byChapter = await client.getVideosById({
      query: { id: places.chapter, instructor_id: instructor.uid, type: '2' },
    })
    expect(byChapter.videos.map(({ _id }) => _id)).toEqual([places.video])
    const byModule = await client.getVideosById({
      query: { id: places.module, instructor_id: instructor.uid, type: '1' },
    })
    expect(byModule.videos.map(({ _id }) => _id)).toContain(places.video)
  })

  test('course tags and faculties are listed', async ({ world, instructor }) => {
    const client = clientOn(road.base(world), instructor)
    expect((await client.getCourseTags()).tags.map(({ _id }) => _id)).toContain(instructor.places.courseTag)
    expect((await client.getAllFaculties()).data.faculties.map(({ _id }) => _id)).toContain(
      instructor.places.faculty,
    )
  })
})
