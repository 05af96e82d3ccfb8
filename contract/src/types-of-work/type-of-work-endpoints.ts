import { z } from 'zod'
import { exportEndpoint } from '../records/list-export.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf, one, pageOf, pageQuery, searchText } from '../shared/page.ts'
import { typeOfWork, typeOfWorkChoice, typeOfWorkInput, typeOfWorkRow } from './type-of-work.ts'

const path = '/api/v1/types-of-work'

const typeOfWorkListQuery = pageQuery(['name', 'created']).extend({ search: searchText })
export type TypeOfWorkListQuery = z.output<typeof typeOfWorkListQuery>

const typeOfWorkChoiceQuery = z.object({
  search: searchText,
  /** Sorts first by work recently done to this vehicle, then by its owner's most frequent work. */
  vehicle_id: id.optional(),
})
export type TypeOfWorkChoiceQuery = z.output<typeof typeOfWorkChoiceQuery>

export const typeOfWorkEndpoints = {
  listTypesOfWork: defineEndpoint({
    method: 'GET',
    path,
    requires: 'types-of-work.read',
    summary: 'Types of work by name',
    query: typeOfWorkListQuery,
    response: pageOf(typeOfWorkRow),
  }),
  exportTypesOfWork: exportEndpoint(path, {
    requires: 'types-of-work.read',
    query: typeOfWorkListQuery,
    what: 'the types of work',
  }),
  shortListTypesOfWork: defineEndpoint({
    method: 'GET',
    path: `${path}/shortlist`,
    requires: ['types-of-work.read', 'orders-bs.create', 'orders-bs.update'],
    summary: 'Up to 20 types of work by search, by name, with their parts and charges',
    query: typeOfWorkChoiceQuery,
    response: listOf(typeOfWorkChoice),
  }),
  getTypeOfWork: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    requires: 'types-of-work.read',
    summary: 'A type of work with its parts and charges',
    response: one(typeOfWork),
  }),
  createTypeOfWork: defineEndpoint({
    method: 'POST',
    path,
    requires: 'types-of-work.create',
    summary: 'Creates a type of work',
    body: typeOfWorkInput,
    response: one(typeOfWork),
  }),
  updateTypeOfWork: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: `${path}/{id}`,
    requires: 'types-of-work.update',
    summary: 'Saves a type of work; 409 with the current one on a version conflict',
    body: typeOfWorkInput,
    response: one(typeOfWork),
  }),
  deleteTypeOfWork: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    requires: 'types-of-work.delete',
    summary: 'Deletes a type of work; orders keep their copies',
    response: 'nothing',
  }),
}
