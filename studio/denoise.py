"""Takes the noise out of a Cycles picture with the trained weights of Intel Open Image Denoise.

Debian's Blender is built without that library, so the network is run here with torch. It is the U-Net of the filter
"RT" (Intel Open Image Denoise 2, core/unet_filter.cpp); every shape is read from the weights file.
"""

import os
import struct

import numpy
import torch
from torch.nn.functional import conv2d, interpolate, max_pool2d

WEIGHTS = os.environ.get("STUDIO_WEIGHTS", "")


def read_weights(path):
    """The tensors of a .tza archive by name: a header, and at the offset it names a table of float16 or float32."""
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _minor, place = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is no .tza archive of version 2")
    tensors = {}
    (count,) = struct.unpack_from("<I", data, place)
    place += 4
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, place)
        name = data[place + 2 : place + 2 + length].decode()
        place += 2 + length
        rank = data[place]
        shape = struct.unpack_from(f"<{rank}I", data, place + 1)
        place += 1 + 4 * rank + rank
        kind, offset = struct.unpack_from("<cQ", data, place)
        place += 9
        number = {b"h": numpy.float16, b"f": numpy.float32}[kind]
        values = numpy.frombuffer(data, number, int(numpy.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.astype(numpy.float32).reshape(shape))
    return tensors


class Network:
    def __init__(self, path):
        self.tensors = read_weights(path)

    def layer(self, name, value):
        value = conv2d(value, self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"], padding=1)
        return value.relu_()

    def __call__(self, value):
        pooled = [value]
        value = self.layer("enc_conv0", value)
        for name in ("enc_conv1", "enc_conv2", "enc_conv3", "enc_conv4"):
            value = max_pool2d(self.layer(name, value), 2)
            pooled.append(value)
        pooled.pop()
        value = self.layer("enc_conv5b", self.layer("enc_conv5a", value))
        for step in (4, 3, 2):
            value = torch.cat([interpolate(value, scale_factor=2, mode="nearest"), pooled.pop()], 1)
            value = self.layer(f"dec_conv{step}b", self.layer(f"dec_conv{step}a", value))
        value = torch.cat([interpolate(value, scale_factor=2, mode="nearest"), pooled.pop()], 1)
        value = self.layer("dec_conv1b", self.layer("dec_conv1a", value))
        return self.layer("dec_conv0", value)


# The perceptually uniform curve of the filter, of luminance in three pieces: linear, a power, a logarithm.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def to_curve(light):
    power = B * numpy.power(numpy.maximum(light, Y0), C) + D
    return numpy.where(light <= Y0, A * light, numpy.where(light <= Y1, power, E * numpy.log(light + F) + G))


def from_curve(value):
    power = numpy.power(numpy.maximum((value - D) / B, 0), 1 / C)
    return numpy.where(value <= X0, value / A, numpy.where(value <= X1, power, numpy.exp((value - G) / E) - F))


BRIGHTEST = float(to_curve(numpy.float64(65504)))


def exposure_of(color):
    """What brings the geometric mean of the blocks' luminances to middle gray."""
    luminance = color @ numpy.array([0.212671, 0.715160, 0.072169])
    rows, columns = (max(1, round(side / 16)) for side in luminance.shape)
    blocks = [part.mean() for row in numpy.array_split(luminance, rows) for part in numpy.array_split(row, columns, 1)]
    lit = [block for block in blocks if block > 1e-8]
    return 0.18 / numpy.exp(numpy.mean(numpy.log(lit))) if lit else 1.0


def denoise(color, albedo, normal, weights=None):
    """A linear picture (height, width, 3) without its noise, from Cycles' passes "Image", "Denoising Albedo" and
    "Denoising Normal"."""
    folder = weights or WEIGHTS
    if not folder:
        raise ValueError("Say with STUDIO_WEIGHTS in which folder rt_hdr_alb_nrm.tza lies")
    torch.set_num_threads(os.cpu_count() or 1)
    network = Network(os.path.join(folder, "rt_hdr_alb_nrm.tza"))
    exposure = exposure_of(color)
    seen = to_curve(numpy.clip(color * exposure, 0, 65504)) / BRIGHTEST
    shown = numpy.concatenate([seen, numpy.clip(albedo, 0, 1), numpy.clip(normal, -1, 1) * 0.5 + 0.5], 2)
    height, width = color.shape[:2]
    bottom, right = -height % 16, -width % 16
    shown = numpy.pad(shown, ((0, bottom), (0, right), (0, 0)), mode="reflect").astype(numpy.float32)
    with torch.no_grad():
        clean = network(torch.from_numpy(shown.transpose(2, 0, 1)[None].copy()))[0].numpy().transpose(1, 2, 0)
    light = from_curve(clean[:height, :width].astype(numpy.float64) * BRIGHTEST) / exposure
    return numpy.maximum(light, 0).astype(numpy.float32)
