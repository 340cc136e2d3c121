import * as z from 'zod'
import { known, spec } from '../provenance.ts'
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
              manufacturer: z.string().meta(spec('Manufacturer of the processor.')),
              architecture: z.string().meta(spec('Architecture of the processor.')),
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

export const offer = z
  .object({
    configuration: z
      .object({
        slug: slug.meta(known('Size of the machine. Copy it into basicConfiguration.')),
        price: decimal.meta(known('Price of the whole machine for one daily epoch, in USDC.')),
      })
      .meta(known('Size and price of the offer.')),
    resources: z.array(resource).meta(known('Resources of the machine.')),
    datacenter: z
      .object({
        countryCode: country.check(z.meta(known('Country code.'))),
        cityCode: z.string().meta(known('City code.')),
        cityIndex: z.int().meta(known('Number of the datacenter in that city.')),
        tier: z.int().meta(known('Tier of the datacenter.')),
        certifications: z.array(z.string()).meta(known('Certifications of the datacenter.')),
      })
      .meta(known('Location of the machine.')),
    servers: z
      .array(
        z.object({
          availableBasicInstances: z.int().min(0).meta(known('Number of machines of this size that the server has room for.')),
          additionalResources: z.array(resource).meta(known('Resources that can be added on this server.')),
        }),
      )
      .meta(known('Servers of the offer.')),
    maxAdditionalSupply: z.array(resource).meta(known('Most resources that can be added.')),
  })
  .meta(known('One offer of the marketplace.'))

export const hardware = z
  .object({
    cpu: z
      .array(
        z.object({
          manufacturer: z.string().meta(known('Manufacturer of the processor.')),
          architecture: z.string().meta(known('Architecture of the processor.')),
        }),
      )
      .meta(known('Processors on offer.')),
    memory: z
      .array(
        z.object({
          type: z.string().meta(known('Kind of memory.')),
          generation: z.string().meta(known('Generation of the memory.')),
        }),
      )
      .meta(known('Memory on offer.')),
    storage: z.array(z.object({ type: z.string().meta(known('Kind of disk.')) })).meta(known('Disks on offer.')),
  })
  .meta(known('Hardware on offer.'))

/** Source: specification. The forms of `nextBillingTime` (RFC 3339) and of prices (decimal text) are inferred. */
export const vm = z
  .object({
    vmId: z.string().meta(spec('Identifier of the VM.')),
    name: z.string().meta(spec('Name of the VM.')),
    status: z.string().meta(spec('running or Terminated, spelled exactly like this. Any other value means that the VM is not ready.')),
    publicIp: z.ipv4().nullable().meta(spec('Public address. null when the VM is terminated.')),
    resources: z
      .object({
        cpus: z.int().meta(spec('Number of vCPUs.')),
        ramGb: z.int().meta(spec('Memory in GB.')),
        storageGb: z.int().meta(spec('Disk in GB.')),
      })
      .meta(spec('Size of the VM.')),
    datacenter: z
      .object({ country: country.check(z.meta(spec('Country code.'))), city: z.string().meta(spec('City.')) })
      .meta(spec('Location of the VM.')),
    billing: z
      .object({
        nextBillingTime: z.iso.datetime().nullable().meta(spec('Time of the next charge. null when the VM is terminated.')),
        pricePerEpochUsd: decimal.meta(spec('Price for one daily epoch, in USDC.')),
      })
      .meta(spec('Price and next charge.')),
    openPorts: z.array(openPort).meta(spec('Open ports of the VM.')),
  })
  .meta(spec('A virtual machine.'))

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
export const orderedVm = z
  .object({ vmId: z.string().meta(spec('Identifier of the new VM.')), vmName: z.string().meta(spec('Name of the new VM.')) })
  .meta(spec('A VM that was just ordered.'))

export const orderedVms = z.object({ vms: z.array(orderedVm).meta(spec('The VMs that were ordered.')) })

export const defaultImage = z
  .object({
    id: z.string().meta(known('Identifier of the image.')),
    name: z.string().meta(known('Name and version of the image.')),
    distribution: z.string().meta(known('Distribution of the operating system.')),
    slug: z.string().meta(known('Short name of the image.')),
    downloadUrl: z.url().meta(known('URL of the image. Copy it into osImage.')),
    username: z.string().meta(known('User name for SSH.')),
    createdAt: z.iso.datetime().meta(known('Time when the image was added.')),
    updatedAt: z.iso.datetime().meta(known('Time of the last change.')),
  })
  .meta(known('An image that is ready to use.'))

export const estimate = z
  .object({
    depositAmountUsdc: decimal.meta(known('Amount that the order reserves, in USDC.')),
    depositEpochs: z.int().meta(known('Number of daily epochs that the reserved amount covers.')),
    totalPricePerEpoch: decimal.meta(known('Price of all instances for one daily epoch, in USDC.')),
    maxPricePerEpoch: decimal.meta(known('Highest price of one instance for one daily epoch, in USDC.')),
    instances: z.int().meta(known('Number of VMs.')),
  })
  .meta(known('The price of an order before it is placed.'))

export const sshKey = z
  .object({
    keyId: z.string().meta(spec('Identifier of the key.')),
    name: z.string().meta(spec('Name of the key.')),
    publicKey: z.string().meta(spec('Text of the public key.')),
  })
  .meta(spec('An SSH key of the account.'))
