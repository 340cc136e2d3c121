import * as z from 'zod'
import { inferred, known, proposed, spec } from './provenance.ts'

/** A US dollar amount as text, so that no digit is lost. Source: specification §3 names the fields, public APIs their decimal form. */
const decimal = z.string().regex(/^\d+(\.\d+)?$/)

/** ISO 3166-1 alpha-2. Source: specification §3 (datacenter.countries), public APIs (the alphabet). */
const country = z.string().regex(/^[A-Z]{2}$/)

/** `cpu-{n}-ram-{n}gb-storage-{n}gb`. Source: specification §3. */
export const slug = z.string().regex(/^cpu-\d+-ram-\d+gb-storage-\d+gb$/)

/** One open port. Source: specification §3, §9 (tcp or udp). */
export const openPort = z.strictObject({
  port: z.int().min(1).max(65_535).meta(spec('The port that answers.')),
  protocol: z.enum(['tcp', 'udp']).meta(spec('The protocol of the port.')),
}).meta(spec('One open port.'))

/** Which machines may be taken. Every part may be left out. Source: specification §3; the array forms from public APIs. */
export const constraints = z.strictObject({
  basicConfiguration: slug.optional().meta(spec('Size of the machine. Left out, the smallest is taken.')),
  datacenter: z.strictObject({
    countries: z.array(country).optional().meta(spec('Country codes, ISO 3166-1 alpha-2; any of them matches.')),
  }).optional().meta(spec('Where the machine stands.')),
  hardware: z.strictObject({
    cpu: z.array(z.strictObject({
      manufacturer: z.string().meta(spec('Maker of the processor.')),
      architecture: z.string().meta(spec('Architecture of the processor.')),
    })).optional().meta(known('Processors that are wanted.')),
    storage: z.array(z.strictObject({
      type: z.enum(['HDD', 'SSD', 'NVMe']).meta(spec('Kind of disk.')),
    })).optional().meta(known('Disks that are wanted.')),
  }).optional().meta(spec('The hardware it runs on.')),
  maxTotalPricePerEpochUsd: decimal.optional().meta(spec('Highest price of one VM for one daily epoch, in US dollars.')),
}).meta(spec('Which machines may be taken.'))

const resource = z.object({
  type: z.enum(['VCPU', 'RAM', 'STORAGE', 'PUBLIC_IP']).meta(known('Kind of resource.')),
  metadata: z.record(z.string(), z.string()).meta(known('Its properties, such as manufacturer and architecture.')),
  price: decimal.meta(known('Price for one daily epoch, in US dollars.')),
})

/** One offer of the marketplace. Source: public documentation of comparable APIs. */
export const offer = z.object({
  configuration: z.object({
    slug: slug.meta(known('Size of the machine; goes into basicConfiguration.')),
    price: decimal.meta(known('Price of the whole machine for one daily epoch, in US dollars.')),
  }).meta(known('The size on offer.')),
  resources: z.array(resource).meta(known('What the machine is made of.')),
  datacenter: z.object({
    countryCode: country.meta(known('Country code.')),
    cityCode: z.string().meta(known('City code.')),
    cityIndex: z.int().meta(known('Number of the datacenter in that city.')),
    tier: z.int().meta(known('Tier of the datacenter.')),
    certifications: z.array(z.string()).meta(known('Certificates that the datacenter holds.')),
  }).meta(known('Where the machine stands.')),
  servers: z.array(z.object({
    availableBasicInstances: z.int().min(0).meta(known('How many machines of this size fit on the server.')),
    additionalResources: z.array(resource).meta(known('What can be added there.')),
  })).meta(known('The servers behind the offer.')),
  maxAdditionalSupply: z.array(resource).meta(known('The most that can be added.')),
}).meta(known('One offer of the marketplace.'))

/** The hardware that can be asked for. Source: public documentation of comparable APIs. */
export const hardwareChoices = z.object({
  cpu: z.array(z.object({
    manufacturer: z.string().meta(known('Maker of the processor.')),
    architecture: z.string().meta(known('Architecture of the processor.')),
  })).meta(known('Processors on offer.')),
  memory: z.array(z.object({
    type: z.string().meta(known('Kind of memory.')),
    generation: z.string().meta(known('Generation of the memory.')),
  })).meta(known('Memory on offer.')),
  storage: z.array(z.object({ type: z.string().meta(known('Kind of disk.')) })).meta(known('Disks on offer.')),
}).meta(known('The hardware that constraints may name.'))

/** A virtual machine. Source: specification §3; `nextBillingTime` as RFC 3339 and prices as decimal text are inferred. */
export const vm = z.object({
  vmId: z.string().meta(spec('Identifier of the VM.')),
  name: z.string().meta(spec('Name of the VM.')),
  status: z.string().meta(spec('running or Terminated, spelled so. Any other value means that the VM is not ready.')),
  publicIp: z.ipv4().nullable().meta(spec('Public address; null once the VM is terminated.')),
  resources: z.object({
    cpus: z.int().meta(spec('Number of vCPUs.')),
    ramGb: z.int().meta(spec('Memory in GB.')),
    storageGb: z.int().meta(spec('Disk in GB.')),
  }).meta(spec('Size of the VM.')),
  datacenter: z.object({
    country: country.meta(spec('Country code.')),
    city: z.string().meta(spec('City.')),
  }).meta(spec('Where the VM stands.')),
  billing: z.object({
    nextBillingTime: z.iso.datetime().nullable().meta(inferred('When the next epoch is charged, in UTC; null once the VM is terminated.')),
    pricePerEpochUsd: decimal.meta(inferred('Price for one daily epoch, in US dollars.')),
  }).meta(spec('What the VM costs.')),
  openPorts: z.array(openPort).meta(spec('The ports that answer.')),
}).meta(spec('A virtual machine.'))

/** What a new machine runs. Source: specification §3 and §5 (name, osImage and sshKeys are required, up to 50 ports). */
export const vmConfiguration = z.strictObject({
  name: z.string().min(1).meta(spec('Name of the VM.')),
  hostname: z.string().min(1).optional().meta(spec('Host name inside the VM. Left out, the name is taken.')),
  openPorts: z.array(openPort).max(50).optional().meta(spec('Ports to open. Keep 22/tcp in the list, or SSH cannot connect.')),
  osImage: z.url().meta(spec('Public address of the image; downloadUrl of a default image, or your own.')),
  sshKeys: z.array(z.string().min(1)).min(1).meta(spec('Public keys that may log in.')),
}).meta(spec('What the machine runs.'))

/** A VM that was just ordered. Source: specification §3; the list around it is named `vms` by proposal. */
export const orderedVm = z.object({
  vmId: z.string().meta(spec('Identifier of the new VM.')),
  vmName: z.string().meta(spec('Its name.')),
}).meta(spec('A VM that was just ordered.'))

/** The answer to an order. */
export const orderedVms = z.object({ vms: z.array(orderedVm).meta(proposed('The VMs that were ordered.')) })

/** An image that is ready to use. Source: public documentation of comparable APIs. */
export const defaultImage = z.object({
  id: z.string().meta(known('Identifier of the image.')),
  name: z.string().meta(known('Name and version.')),
  distribution: z.string().meta(known('Distribution.')),
  slug: z.string().meta(known('Short name.')),
  downloadUrl: z.url().meta(known('Goes into osImage.')),
  username: z.string().meta(known('The user to log in as by SSH.')),
  createdAt: z.iso.datetime().meta(known('When it was added.')),
  updatedAt: z.iso.datetime().meta(known('When it last changed.')),
}).meta(known('An image that is ready to use.'))

/** What an order would cost. Source: public documentation of comparable APIs. */
export const estimate = z.object({
  depositAmountUsdc: decimal.meta(known('What is reserved when the order is placed, in USDC.')),
  depositEpochs: z.int().meta(known('How many daily epochs the reserve covers.')),
  totalPricePerEpoch: decimal.meta(known('Price of all instances for one daily epoch, in US dollars.')),
  maxPricePerEpoch: decimal.meta(known('Highest price of one instance for one daily epoch, in US dollars.')),
  instances: z.int().meta(known('Number of VMs.')),
}).meta(known('What an order would cost.'))

/** An SSH key of the account. Source: specification §3. */
export const sshKey = z.object({
  keyId: z.string().meta(spec('Identifier of the key.')),
  name: z.string().meta(spec('Name of the key.')),
  publicKey: z.string().meta(spec('The public key.')),
}).meta(spec('An SSH key of the account.'))
