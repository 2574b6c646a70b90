"""The photographer's room: an empty scene in meters, window light, a camera that frames what it is shown, and the
development of the picture.

A subject never speaks of pixels or watts: the light grows with the subject, and the exposure is set afterwards.
"""

import os
import random
import tempfile
from math import cos, radians, sin

import bpy
import numpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from denoise import denoise

SIZES = {"main": (1200, 1500), "product": (800, 1000), "tile": (800, 1000), "hero": (2400, 1126), "cover": (1600, 600),
         "logo": (480, 480)}


class Stage:
    """One picture in the making. `random` is seeded by the picture's name: the same name gives the same picture."""

    def __init__(self, name, size="product", draft=False):
        self.name = name
        self.view = name.split("/")[-1]
        self.random = random.Random(name)
        self.percent = 30 if draft else 100
        # The first picture of a piece is the one that can be zoomed into.
        self.size = SIZES["main" if size == "product" and self.view.startswith("whole") else size]
        # Of the denoiser's neighborhoods larger pictures have more, so each pixel needs less light.
        self.samples = 6 if draft or max(self.size) <= 1000 else 5
        self.key = 1.6
        self.warmth = 0.015
        self.contrast = 1.0
        self.saturation = 1.0
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self._prepare()

    def _prepare(self):
        scene = self.scene
        scene.render.engine = "CYCLES"
        scene.render.resolution_x, scene.render.resolution_y = self.size
        scene.render.resolution_percentage = self.percent
        cycles = scene.cycles
        cycles.samples = self.samples
        cycles.use_adaptive_sampling = False
        cycles.use_denoising = False
        cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 2, 3
        cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 12
        cycles.sample_clamp_indirect = 4
        cycles.sample_clamp_direct = 12
        cycles.blur_glossy = 0.5
        cycles.caustics_reflective = cycles.caustics_refractive = False
        bpy.context.view_layer.cycles.denoising_store_passes = True
        world = bpy.data.worlds.new("World")
        scene.world = world
        self.ambience(0.12)

    # Light

    def ambience(self, strength, color=(0.94, 0.97, 1.0)):
        """What comes from everywhere: the brightness of the shadows."""
        world = self.scene.world
        world.use_nodes = True
        background = world.node_tree.nodes["Background"]
        background.inputs["Color"].default_value = (*color, 1)
        background.inputs["Strength"].default_value = strength

    def window(self, reach, side=-1, height=1.25, front=-0.15, strength=1.0, width=1.5, tall=1.9, bars=(1, 2), at=(0, 0, 0)):
        """A window with soft sky light at one side (-1 left, 1 right) of a subject as large as `reach` meters.

        All other lengths are in reaches. `bars` are its mullions, seen in what shines.
        """
        center = Vector(at) + Vector((0, 0, 0.35 * reach))
        place = Vector(at) + Vector((side * 2.1, -front * 2.0, height * 1.7)) * reach
        wide, high = width * 1.35 * reach, tall * 1.35 * reach
        columns, rows = bars[0] + 1, bars[1] + 1
        turn = (center - place).to_track_quat("-Z", "Y")
        for column in range(columns):
            for row in range(rows):
                data = bpy.data.lights.new("Pane", "AREA")
                data.shape = "RECTANGLE"
                data.size, data.size_y = wide / columns * 0.93, high / rows * 0.93
                data.color = (1.0, 0.965, 0.92)
                data.energy = 34 * strength * data.size * data.size_y / max(wide * high, 1e-9) * reach * reach * 16
                pane = self._add(data)
                offset = Vector(((column + 0.5) / columns - 0.5, (row + 0.5) / rows - 0.5, 0))
                pane.location = place + turn @ Vector((offset.x * wide, offset.y * high, 0))
                pane.rotation_euler = turn.to_euler()

    def sun(self, azimuth=-60, elevation=38, strength=2.5, soft=1.2, color=(1.0, 0.86, 0.68)):
        """Low sun as a hard light on top of the window; azimuth 0 comes from the camera, -90 from the left."""
        data = bpy.data.lights.new("Sun", "SUN")
        data.energy, data.angle, data.color = strength, radians(soft), color
        lamp = self._add(data)
        a, e = radians(azimuth), radians(elevation)
        lamp.location = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e))) * 10
        lamp.rotation_euler = (-lamp.location).to_track_quat("-Z", "Y").to_euler()
        return lamp

    def lamp(self, place, strength, size=0.02, color=(1.0, 0.62, 0.28)):
        """A small warm light, such as a flame, at a place in meters."""
        data = bpy.data.lights.new("Lamp", "POINT")
        data.energy, data.shadow_soft_size, data.color = strength, size, color
        lamp = self._add(data)
        lamp.location = place
        return lamp

    def panel(self, place, towards, width, height, strength, color=(1, 1, 1)):
        """A plain soft light in meters, for edges and hair light."""
        data = bpy.data.lights.new("Panel", "AREA")
        data.shape, data.size, data.size_y = "RECTANGLE", width, height
        data.energy, data.color = strength, color
        lamp = self._add(data)
        lamp.location = place
        lamp.rotation_euler = (Vector(towards) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
        return lamp

    def _add(self, data):
        thing = bpy.data.objects.new(data.name, data)
        self.scene.collection.objects.link(thing)
        return thing

    # Camera

    def shoot(self, things, azimuth=0, elevation=14, lens=75, fill=0.72, aim=None, offset=(0, 0), fstop=5.6, focus=None,
              jitter=True, roll=0):
        """Puts the camera where `things` fill that share of the frame.

        Azimuth 0 looks along +Y, positive goes to the right; `offset` moves the subject in the frame by shares of it;
        `aim` is the place looked at and `focus` the place that is sharp, both in meters. `jitter` varies angle and lens
        from picture to picture.
        """
        bpy.context.view_layer.update()
        corners = bounds(things)
        if jitter:
            azimuth += self.random.uniform(-5, 5)
            elevation += self.random.uniform(-1.5, 1.5)
            lens *= self.random.uniform(0.93, 1.08)
        low, high = Vector(map(min, zip(*corners))), Vector(map(max, zip(*corners)))
        center = Vector(aim) if aim is not None else (low + high) / 2
        data = bpy.data.cameras.new("Camera")
        data.lens = lens
        data.sensor_fit = "HORIZONTAL" if self.size[0] >= self.size[1] else "VERTICAL"
        data.sensor_width = data.sensor_height = 36
        data.clip_start = 0.005
        camera = self._add(data)
        self.scene.camera = camera
        a, e = radians(azimuth), radians(elevation)
        back = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
        camera.rotation_euler = (-back).to_track_quat("-Z", "Y").to_euler()
        camera.rotation_euler.rotate_axis("Z", radians(roll))
        near, far = 0.01, 60.0
        for _ in range(40):
            distance = (near + far) / 2
            camera.location = center + back * distance
            bpy.context.view_layer.update()
            seen = [world_to_camera_view(self.scene, camera, corner) for corner in corners]
            fits = all(point.z > 0 and abs(point.x - 0.5) < fill / 2 and abs(point.y - 0.5) < fill / 2 for point in seen)
            near, far = (near, distance) if fits else (distance, far)
        longest = max(self.size)
        data.shift_x = -offset[0] * self.size[0] / longest
        data.shift_y = -offset[1] * self.size[1] / longest
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.aperture_blades = 7
        sharp = Vector(focus) if focus is not None else center + back * (max((c - center).dot(back) for c in corners) * 0.55)
        data.dof.focus_distance = max(0.02, (camera.location - sharp).dot(back))
        return camera

    # Development

    def render(self, path):
        """Takes the picture, cleans and develops it, and writes it as WebP."""
        with tempfile.TemporaryDirectory() as folder:
            self._passes(folder)
            bpy.ops.render.render()
            color, albedo, normal = (_read(folder, name) for name in ("Image", "Albedo", "Normal"))
        picture = self.develop(denoise(color, albedo, normal))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        import cv2

        cv2.imwrite(path, (picture[..., ::-1] * 255 + 0.5).astype(numpy.uint8), [cv2.IMWRITE_WEBP_QUALITY, 88])

    def _passes(self, folder):
        self.scene.use_nodes = True
        tree = self.scene.node_tree
        tree.nodes.clear()
        layers = tree.nodes.new("CompositorNodeRLayers")
        output = tree.nodes.new("CompositorNodeOutputFile")
        output.base_path = folder
        output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
        output.file_slots.clear()
        for name in ("Image", "Denoising Albedo", "Denoising Normal"):
            output.file_slots.new(name.split()[-1])
            tree.links.new(layers.outputs[name], output.inputs[-1])

    def develop(self, light):
        """From linear light to sRGB: exposure, a little bloom, a film curve, the lens's falloff and fine grain."""
        import cv2

        luminance = light @ numpy.array([0.2126, 0.7152, 0.0722], numpy.float32)
        light = light * (self.key / max(1e-6, float(numpy.percentile(luminance, 90))))
        height, width = luminance.shape
        glow = cv2.GaussianBlur(numpy.minimum(light, 6), (0, 0), width / 60)
        light = light * 0.955 + glow * 0.045
        light = light * numpy.array([1 + self.warmth, 1.0, 1 - self.warmth * 1.4], numpy.float32)
        y, x = numpy.mgrid[0:height, 0:width].astype(numpy.float32)
        far = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
        light = light * (1 - 0.2 * far[..., None])
        picture = film(light, self.contrast, self.saturation)
        grain = numpy.random.default_rng(7).normal(0, 0.0045, (height, width, 1))
        return numpy.clip(picture + grain, 0, 1)


# Matrices and polynomial of Troy Sobotka's AgX in Benjamin Wrensch's short form.
INTO = numpy.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643],
                    [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
                    [0.0423756549057051, 0.0784336, 0.879142973793104]])
OUT = numpy.linalg.inv(INTO)


def film(light, contrast=1.0, saturation=1.0):
    value = light.astype(numpy.float64) @ INTO.T
    value = (numpy.log2(numpy.maximum(value, 1e-10)) + 12.47393) / (4.026069 + 12.47393)
    x = numpy.clip(value, 0, 1)
    value = (15.5 * x**6 - 40.14 * x**5 + 31.96 * x**4 - 6.868 * x**3 + 0.4298 * x**2 + 0.1191 * x - 0.00232)
    value = numpy.maximum(value, 0) ** (1.38 * contrast)
    gray = (value @ numpy.array([0.2126, 0.7152, 0.0722]))[..., None]
    value = gray + (value - gray) * (1.08 * saturation)
    return numpy.clip(value @ OUT.T, 0, 1)


def _read(folder, name):
    (file,) = [entry for entry in os.listdir(folder) if entry.startswith(name)]
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()


def bounds(things):
    """Some hundred points in the world that things, and all that hangs on them, reach."""
    corners = []
    for thing in things if isinstance(things, (list, tuple)) else [things]:
        for part in [thing, *thing.children_recursive]:
            if part.type == "MESH":
                vertices = part.data.vertices
                step = max(1, len(vertices) // 300)
                corners += [part.matrix_world @ vertices[k].co for k in range(0, len(vertices), step)]
            elif part.type in {"CURVE", "FONT"}:
                corners += [part.matrix_world @ Vector(corner) for corner in part.bound_box]
    return corners
