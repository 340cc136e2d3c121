import * as z from 'zod/mini'
import { spec } from '../provenance.ts'
import { imageName, variables } from '../values/values.ts'

// This file imports no large part of the contract, such as the calls, because the browser loads it to check deploy.yml.

const atLeastOne = z.gte(1)

/** Source: specification (requires image_url and port, allows HTTP on a single port). */
export const containerConfig = z
  .strictObject({
    image_url: imageName.check(z.meta(spec('Container image to run.'))),
    port: z.int().check(atLeastOne, z.lte(65_535), z.meta(spec('Port on which the container serves HTTP.'))),
    entrypoint: z.optional(z.array(z.string())).check(z.meta(spec('Command and arguments, in place of those of the image.'))),
    environment_variables: z.optional(variables).check(z.meta(spec('Environment variables. Every value is text.'))),
  })
  .check(z.meta(spec('Configuration of the containers.')))

/** Fields with the same meaning in `POST /deploy` and in deploy.yml. Source: specification (the minimums). */
export const deploymentFields = {
  hardware_id: z.int().check(z.meta(spec('Hardware to run on, from the list of hardware.'))),
  gpus_per_container: z.int().check(atLeastOne, z.meta(spec('Number of GPUs of each container.'))),
  replica_count: z.int().check(atLeastOne, z.meta(spec('Number of containers. Each replica runs on a single node.'))),
  duration_hours: z.int().check(atLeastOne, z.meta(spec('Hours that the deployment runs.'))),
  location_ids: z.optional(z.array(z.int())).check(z.meta(spec('Locations to run in, from the list of available replicas.'))),
  container_config: containerConfig,
}
