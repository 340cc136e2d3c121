import * as z from 'zod'
import { known, spec } from '../described.ts'
import { country, imageUrl, publicKey, refuseTwice } from '../values/values.ts'

export { vmError as error } from '../errors.ts'

/** Amount of USDC as text, so that no digit is lost. The decimal form is inferred. */
const decimal = z.string().regex(/^\d+(\.\d+)?$/)

/** Source: specification. */
export const slug = z.string().regex(/^cpu-\d+-ram-\d+gb-storage-\d+gb$/)

export const openPort = z
  .strictObject({
    port: z.int().min(1).max(65_535).meta(spec('Number of the port.')),
    protocol: z.enum(['tcp', 'udp']).meta(spec('Protocol of the port.')),
  })
  .meta(spec('One open port.'))

/** Ports of an order or an update. */
export const openPorts = z
  .array(openPort)
  .max(50)
  .check(refuseTwice(({ port, protocol }) => `${port}/${protocol}`))
  .meta({ uniqueItems: true })

/** Source: specification, public documentation (the array forms). */
export const constraints = z
  .strictObject({
    basicConfiguration: slug.optional().meta(spec('Size of the machine. The default of an order is the smallest size.')),
    datacenter: z
      .strictObject({
        countries: z.array(country).optional().meta(spec('Country codes. A machine in any of these countries fits.')),
      })
      .optional()
      .meta(spec('Location of the machine.')),
    hardware: z
      .strictObject({
        cpu: z
          .array(
            z.strictObject({
              manufacturer: spec.text('Manufacturer of the processor.'),
              architecture: spec.text('Architecture of the processor.'),
            }),
          )
          .optional()
          .meta(spec('Processors that fit. Any of them matches.')),
        storage: z
          .array(z.strictObject({ type: z.enum(['HDD', 'SSD', 'NVMe']).meta(spec('Kind of disk.')) }))
          .optional()
          .meta(spec('Disks that fit. Any of them matches.')),
      })
      .optional()
      .meta(spec('Hardware of the machine.')),
    maxTotalPricePerEpochUsd: decimal.optional().meta(spec('Highest price of one VM for one daily epoch, in USDC.')),
  })
  .meta(spec('Which machines fit.'))

const resource = z.object({
  type: z.enum(['VCPU', 'RAM', 'STORAGE', 'PUBLIC_IP']).meta(known('Kind of resource.')),
  metadata: z.record(z.string(), z.string()).meta(known('Properties of the resource, such as manufacturer and architecture.')),
  price: decimal.meta(known('Price for one daily epoch, in USDC.')),
})

export const offer = known.object('One offer of the marketplace.', {
  configuration: known.object('Size and price of the offer.', {
    slug: slug.meta(known('Size of the machine. Copy it into basicConfiguration.')),
    price: decimal.meta(known('Price of the whole machine for one daily epoch, in USDC.')),
  }),
  resources: known.list('Resources of the machine.', resource),
  datacenter: known.object('Location of the machine.', {
    countryCode: country.check(z.meta(known('Country code.'))),
    cityCode: known.text('City code.'),
    cityIndex: known.integer('Number of the datacenter in that city.'),
    tier: known.integer('Tier of the datacenter.'),
    certifications: known.list('Certifications of the datacenter.', z.string()),
  }),
  servers: known.list(
    'Servers of the offer.',
    z.object({
      availableBasicInstances: z.int().min(0).meta(known('Number of machines of this size that the server has room for.')),
      additionalResources: known.list('Resources that can be added on this server.', resource),
    }),
  ),
  maxAdditionalSupply: known.list('Most resources that can be added.', resource),
})

export const hardware = known.object('Hardware on offer.', {
  cpu: known.list(
    'Processors on offer.',
    z.object({
      manufacturer: known.text('Manufacturer of the processor.'),
      architecture: known.text('Architecture of the processor.'),
    }),
  ),
  memory: known.list(
    'Memory on offer.',
    z.object({
      type: known.text('Kind of memory.'),
      generation: known.text('Generation of the memory.'),
    }),
  ),
  storage: known.list('Disks on offer.', z.object({ type: known.text('Kind of disk.') })),
})

/** Source: specification. The forms of `nextBillingTime` (RFC 3339) and of prices (decimal text) are inferred. */
export const vm = spec.object('A virtual machine.', {
  vmId: spec.text('Identifier of the VM.'),
  name: spec.text('Name of the VM.'),
  status: spec.text('running or Terminated, spelled exactly like this. Any other value means that the VM is not ready.'),
  publicIp: z.ipv4().nullable().meta(spec('Public address. null when the VM is terminated.')),
  resources: spec.object('Size of the VM.', {
    cpus: spec.integer('Number of vCPUs.'),
    ramGb: spec.integer('Memory in GB.'),
    storageGb: spec.integer('Disk in GB.'),
  }),
  datacenter: spec.object('Location of the VM.', { country: country.check(z.meta(spec('Country code.'))), city: spec.text('City.') }),
  billing: spec.object('Price and next charge.', {
    nextBillingTime: z.iso.datetime().nullable().meta(spec('Time of the next charge. null when the VM is terminated.')),
    pricePerEpochUsd: decimal.meta(spec('Price for one daily epoch, in USDC.')),
  }),
  openPorts: spec.list('Open ports of the VM.', openPort),
})

/** Source: specification (name, osImage and sshKeys are required, up to 50 ports). */
export const vmConfiguration = z
  .strictObject({
    name: z.string().min(1).meta(spec('Name of the VM.')),
    hostname: z.string().min(1).optional().meta(spec('Host name inside the VM. Default: the name.')),
    openPorts: openPorts.optional().meta(spec('Ports to open. Include 22/tcp to connect by SSH.')),
    osImage: imageUrl.check(z.meta(spec('Public URL of the image: downloadUrl of a default image, or your own.'))),
    sshKeys: z.array(publicKey).min(1).meta(spec('Text of the public keys that can log in.')),
  })
  .meta(spec('Configuration of the VM.'))

/** Source: specification. */
export const orderedVm = spec.object('A VM that was just ordered.', {
  vmId: spec.text('Identifier of the new VM.'),
  vmName: spec.text('Name of the new VM.'),
})

export const orderedVms = z.object({ vms: spec.list('The VMs that were ordered.', orderedVm) })

export const defaultImage = known.object('An image that is ready to use.', {
  id: known.text('Identifier of the image.'),
  name: known.text('Name and version of the image.'),
  distribution: known.text('Distribution of the operating system.'),
  slug: known.text('Short name of the image.'),
  downloadUrl: z.url().meta(known('URL of the image. Copy it into osImage.')),
  username: known.text('User name for SSH.'),
  createdAt: known.time('Time when the image was added.'),
  updatedAt: known.time('Time of the last change.'),
})

export const estimate = known.object('The price of an order before it is placed.', {
  depositAmountUsdc: decimal.meta(known('Amount that the order reserves, in USDC.')),
  depositEpochs: known.integer('Number of daily epochs that the reserved amount covers.'),
  totalPricePerEpoch: decimal.meta(known('Price of all instances for one daily epoch, in USDC.')),
  maxPricePerEpoch: decimal.meta(known('Highest price of one instance for one daily epoch, in USDC.')),
  instances: known.integer('Number of VMs.'),
})

export const sshKey = spec.object('An SSH key of the account.', {
  keyId: spec.text('Identifier of the key.'),
  name: spec.text('Name of the key.'),
  publicKey: spec.text('Text of the public key.'),
})
